// The unit's flash in the browser's own storage: written before the unit goes on, as a chip would
// be. Each file is an entry, its bytes as base64. Several places may share a host, so the page's
// own place is part of every name.

const START = `deedbox ${new URL(".", location.href).pathname} `;
const FILE = START + "file ";
const NVS = START + "nvs";

export class Storage {
  constructor() {
    this.lasting = false; // whether what is written stays
    this.why = ""; // if not: "taken" by another tab, or "blocked"
  }

  // Only one tab may have the unit: two would write over each other.
  async open() {
    try {
      localStorage.setItem(START + "try", "1");
      localStorage.removeItem(START + "try");
    } catch {
      this.why = "blocked";
      return this;
    }
    this.lasting = await this.#alone();
    if (!this.lasting) this.why = "taken";
    return this;
  }

  #alone() {
    if (!navigator.locks) return Promise.resolve(true);
    const asked = (options, done) =>
      navigator.locks.request(START + "unit", options, (lock) => {
        done(lock !== null);
        return lock === null ? undefined : new Promise(() => {}); // as long as the page is there
      });
    return new Promise((done) => {
      // A page that is being reloaded may still have it for a moment.
      asked({ signal: AbortSignal.timeout(1500) }, done).catch(() => done(false));
    });
  }

  read() {
    const kept = { files: [], content: {}, nvs: {} };
    if (!this.lasting) return kept;
    for (let n = 0; n < localStorage.length; n++) {
      const name = localStorage.key(n);
      if (name.startsWith(FILE)) {
        const path = name.slice(FILE.length);
        kept.files.push(path);
        kept.content[path] = localStorage.getItem(name);
      }
    }
    kept.nvs = JSON.parse(localStorage.getItem(NVS) || "{}");
    return kept;
  }

  // Instead of all that there was.
  replace(kept) {
    this.clear();
    for (const path of kept.files) this.keep(path, kept.content[path], false);
    this.keepNvs(JSON.stringify(kept.nvs));
  }

  clear() {
    if (!this.lasting) return;
    for (const path of this.read().files) localStorage.removeItem(FILE + path);
    localStorage.removeItem(NVS);
  }

  // Whether it could be kept.
  keep(path, data, gone) {
    return this.#write(FILE + path, gone ? null : data);
  }

  keepNvs(data) {
    return this.#write(NVS, data);
  }

  #write(name, data) {
    if (!this.lasting) return true;
    try {
      if (data === null) localStorage.removeItem(name);
      else localStorage.setItem(name, data);
      return true;
    } catch {
      return false;
    }
  }

  // What the page itself remembers, such as the sound being off.
  note(name, value) {
    try {
      if (value === undefined) return localStorage.getItem(START + "page " + name);
      localStorage.setItem(START + "page " + name, value);
    } catch {
      // then not
    }
    return value ?? null;
  }
}
