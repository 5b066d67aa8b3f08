// What happened, in the words of the unit: the newest first, one entry for each confirmation.

import { make } from "./element.js";

const MOST = 200;

export class Log {
  constructor(unit, place, hint) {
    this.unit = unit;
    this.place = place;
    this.hint = hint;
    unit.addEventListener("log", () => this.update());
  }

  update() {
    if (!this.unit.on) return; // what happened has happened
    const { all, lines } = this.unit.value("log");
    if (all) this.place.replaceChildren();
    for (const sentences of lines) {
      const entry = make("li", {}, ...sentences.map((line) => make("span", {}, line)));
      this.place.prepend(entry);
    }
    while (this.place.children.length > MOST) this.place.lastChild.remove();
    this.hint.hidden = this.place.children.length > 0;
  }
}
