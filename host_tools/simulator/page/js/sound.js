// The buzzer: a square wave, as a piezo on a pin makes one.

const LOUDEST = 0.06;
const LATE = 0.03; // seconds behind the picture, so that no tone is cut

export class Sound {
  #audio = null;
  #wave = null;
  #volume = null;
  #begin = 0; // the unit's time that is now

  constructor(button, storage) {
    this.button = button;
    this.storage = storage;
    this.on = storage.note("sound") !== "off";
    this.tones = 0;
    button.addEventListener("click", () => {
      this.on = !this.on;
      storage.note("sound", this.on ? "on" : "off");
      this.show();
    });
    // A browser lets a page sound only after somebody has touched it.
    for (const kind of ["pointerdown", "keydown"]) {
      addEventListener(kind, () => this.wake(), { capture: true });
    }
    this.show();
  }

  show() {
    this.button.setAttribute("aria-pressed", String(this.on));
    if (this.#volume && !this.on) {
      this.#volume.gain.cancelScheduledValues(0);
      this.#volume.gain.value = 0;
    }
  }

  wake() {
    if (!this.on || this.#audio?.state === "running") return;
    if (!this.#audio) {
      const Audio = window.AudioContext;
      if (!Audio) return;
      this.#audio = new Audio();
      this.#wave = new OscillatorNode(this.#audio, { type: "square" });
      this.#volume = new GainNode(this.#audio, { gain: 0 });
      this.#wave.connect(this.#volume).connect(this.#audio.destination);
      this.#wave.start();
    }
    this.#audio.resume().catch(() => {});
  }

  // What the unit does next happens from this time on.
  present(ms) {
    this.#begin = ms;
  }

  tone(ms, hertz, duty) {
    this.tones++;
    if (!this.on || this.#audio?.state !== "running") return;
    const later = Math.min(Math.max(0, (ms - this.#begin) / 1000), 1);
    const at = this.#audio.currentTime + LATE + later;
    if (hertz) this.#wave.frequency.setValueAtTime(hertz, at);
    this.#volume.gain.setTargetAtTime(hertz ? loudness(duty) : 0, at, 0.001);
  }
}

// A piezo on half a period is loudest; the ear hears a tenth of that as half as loud.
function loudness(duty) {
  return LOUDEST * Math.sqrt(Math.min(1, duty / 32768));
}
