// The unit, as the page sees it: calls of host_tools/simulator/inside/unit.py, and their time.
//
// Events: picture, settled, table, power, log; their meaning is in inside/unit.py.

import { load } from "./micropython.js";

const CHANGES = { picture: 1, settled: 2, table: 4, power: 8, log: 16 };
const OUT_OF_SIGHT_MS = 1000;

export class Unit extends EventTarget {
  #python = {};
  #address = 0;
  #memory = null;
  #last = 0; // when time was last let pass, on the browser's clock
  #changes = 0; // that nobody was told yet
  #waiting = []; // [unit's time, what to do then]

  constructor(storage, sound) {
    super();
    this.storage = storage;
    this.sound = sound;
    this.on = false;
    this.told = false; // its time passes only when it is told to
    this.frames = 0;
    this.hidden = true; // until the first picture is there, for which nothing shall wait
  }

  async load() {
    const python = await load({
      deedbox_page: {
        keep: (path, data, gone) => this.#kept(this.storage.keep(path, data, gone)),
        keep_nvs: (data) => this.#kept(this.storage.keepNvs(data)),
        tone: (ms, hertz, duty) => this.sound.tone(ms, hertz, duty),
      },
    });
    this.#memory = python;
    const module = python.module("host_tools.simulator.inside.unit");
    const names =
      "make power go_on settle key lay occupied disturb cut_later lines contrast edition table " +
      "edition_now set_up now log told snapshot sounds version saved loaded spoil";
    for (const name of names.split(" ")) this.#python[name] = module[name];
    this.#address = module.GLASS;
  }

  #kept(done) {
    if (!done) this.dispatchEvent(new Event("full"));
    return done;
  }

  // Milliseconds of the unit's time.
  get now() {
    return this.#python.now?.() ?? 0;
  }

  // Any function of inside/unit.py; what it returns as JSON is a value.
  call(name, ...given) {
    return this.#python[name](...given);
  }

  value(name, ...given) {
    return JSON.parse(this.call(name, ...given));
  }

  get glass() {
    return this.#memory.bytes(this.#address, 1024);
  }

  make(options) {
    this.call("make", JSON.stringify(options));
  }

  power(on) {
    this.catchUp();
    this.call("power", on ? 1 : 0);
    this.on = on;
    this.#tell(this.call("go_on", 0) | CHANGES.power | CHANGES.picture);
  }

  // -- time

  run() {
    this.#last = performance.now();
    const frame = () => {
      this.frames++;
      this.catchUp();
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    setInterval(() => document.hidden && this.catchUp(), OUT_OF_SIGHT_MS);
  }

  // To the present.
  catchUp() {
    if (this.told) return;
    const ms = Math.floor(performance.now() - this.#last);
    if (ms <= 0) return;
    this.#last += ms;
    this.pass(ms);
  }

  // Lets so much time pass, and does what is due meanwhile.
  pass(ms) {
    const until = this.now + ms;
    while (this.#waiting.length && this.#waiting[0][0] <= until) {
      const [at, action] = this.#waiting.shift();
      this.#goOn(Math.max(0, at - this.now));
      action();
    }
    this.#goOn(Math.max(0, until - this.now));
  }

  #goOn(ms) {
    this.sound.present(this.now);
    this.#tell(this.call("go_on", ms));
  }

  settle() {
    this.#tell(this.call("settle"));
  }

  // In so many milliseconds of its time.
  after(ms, action) {
    this.#waiting.push([this.now + ms, action]);
    this.#waiting.sort((one, other) => one[0] - other[0]);
  }

  #tell(changes) {
    this.#changes |= changes;
    for (const name in CHANGES) {
      if (!(this.#changes & CHANGES[name]) || (this.hidden && name !== "picture")) continue;
      this.#changes &= ~CHANGES[name];
      this.dispatchEvent(new Event(name));
    }
  }

  // The first picture is there: now all else may be told.
  show() {
    this.hidden = false;
    this.#tell(CHANGES.table | CHANGES.power | CHANGES.log);
  }

  // -- inputs

  key(name, down) {
    this.catchUp();
    this.call("key", name, down ? 1 : 0);
  }

  lay(card, down) {
    this.catchUp();
    this.call("lay", card, down ? 1 : 0);
    this.dispatchEvent(new CustomEvent("field", { detail: { card, down } }));
  }
}
