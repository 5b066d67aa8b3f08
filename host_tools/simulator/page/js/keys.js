// The keypad, for fingers, mouse and keyboard. A key is down at least as long as a quick finger
// is, and alone: whoever types faster than the keypad reads is not lost, only a little later.

const LAYOUT = "123A456B789C*0#D";
const FINGER_MS = 60;
const OTHERS = { Enter: "#", NumpadEnter: "#", Escape: "*", Backspace: "*", Delete: "*" };

export class Keys {
  #down = null; // the key in the unit
  #since = -FINGER_MS;
  #todo = []; // [key, down] that could not be done at once
  #fingers = new Map(); // what holds a key: a pointer or a key of the keyboard

  constructor(unit, place) {
    this.unit = unit;
    this.buttons = new Map();
    for (const button of place.querySelectorAll("button")) this.#button(button);
    addEventListener("keydown", (event) => this.#typed(event, true));
    addEventListener("keyup", (event) => this.#typed(event, false));
    addEventListener("blur", () => this.#lettingGo());
  }

  #button(button) {
    const { key } = button.dataset;
    button.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      button.setPointerCapture(event.pointerId);
      this.#hold(event.pointerId, key);
    });
    for (const kind of ["pointerup", "pointercancel", "lostpointercapture"]) {
      button.addEventListener(kind, (event) => this.#release(event.pointerId));
    }
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    // By a screen reader, which sends nothing but a click.
    button.addEventListener("click", (event) => {
      if (event.detail || event.pointerType) return;
      this.#hold("click", key);
      this.#release("click");
    });
    this.buttons.set(key, button);
  }

  #typed(event, down) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("dialog")) return;
    const key = OTHERS[event.code] ?? OTHERS[event.key] ?? event.key.toUpperCase();
    if (!LAYOUT.includes(key) || key.length !== 1) return;
    // Enter belongs to the button that has the focus.
    const focused = event.target.closest("button, a, input, summary");
    if (event.key === "Enter" && focused && !focused.dataset.key) return;
    event.preventDefault();
    if (event.repeat) return;
    if (down) this.#hold(event.code || event.key, key);
    else this.#release(event.code || event.key);
  }

  #hold(finger, key) {
    if (this.#fingers.has(finger)) return;
    for (const other of this.#fingers.keys()) this.#release(other);
    this.#fingers.set(finger, key);
    this.buttons.get(key).classList.add("down");
    this.#next(key, true);
  }

  #release(finger) {
    const key = this.#fingers.get(finger);
    if (key === undefined) return;
    this.#fingers.delete(finger);
    this.buttons.get(key).classList.remove("down");
    this.#next(key, false);
  }

  #lettingGo() {
    for (const finger of [...this.#fingers.keys()]) this.#release(finger);
  }

  #next(key, down) {
    this.unit.catchUp();
    this.#todo.push([key, down]);
    if (this.#todo.length === 1) this.#go();
  }

  #go() {
    const wait = this.#since + FINGER_MS - this.unit.now;
    if (wait > 0) {
      this.unit.after(wait, () => this.#go());
      return;
    }
    const [key, down] = this.#todo.shift();
    this.unit.key(key, down);
    this.#down = down ? key : null;
    this.#since = this.unit.now;
    if (this.#todo.length) this.#go();
  }
}
