// What can be done to the unit with a screwdriver: battery, wires, flash, and a copy of the game.

import { say } from "./words.js";

export class Tools {
  constructor(unit, storage, start) {
    this.unit = unit;
    this.storage = storage;
    this.start = start; // (files and NVS) => puts them in, and the battery
    this.told = document.getElementById("told");
    const on = (id, action) => document.getElementById(id).addEventListener("click", action);
    on("battery", () => unit.power(!unit.on));
    on("disturb", () => {
      unit.catchUp();
      unit.call("disturb");
      this.tell(say("undisturbed"));
    });
    on("new_flash", () => this.#newFlash());
    on("save", () => this.#save());
    on("load", () => document.getElementById("file").click());
    document.getElementById("file").addEventListener("change", (event) => this.#load(event.target));
    unit.addEventListener("full", () => this.tell(say("full")));
    unit.addEventListener("power", () => this.show());
  }

  show() {
    const battery = document.getElementById("battery");
    battery.setAttribute("aria-pressed", String(this.unit.on));
    const label = battery.querySelector("[data-word]");
    label.dataset.word = this.unit.on ? "pull" : "put_back";
    label.textContent = say(label.dataset.word);
    document.body.classList.toggle("off", !this.unit.on);
  }

  tell(sentence) {
    this.told.textContent = sentence;
    this.told.classList.add("shown");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.told.classList.remove("shown"), 6000);
  }

  async #ask(question, yes) {
    const dialog = document.getElementById("ask");
    dialog.querySelector("p").textContent = question;
    dialog.querySelector("[value=yes]").textContent = yes;
    dialog.querySelector("[value=no]").textContent = say("no");
    dialog.returnValue = "no";
    dialog.showModal();
    await new Promise((done) => dialog.addEventListener("close", done, { once: true }));
    return dialog.returnValue === "yes";
  }

  async #newFlash() {
    if (!(await this.#ask(say("ask_new"), say("yes_new")))) return;
    this.storage.clear();
    this.start({ files: [], content: {}, nvs: {} });
  }

  #save() {
    const { name, content } = this.unit.value("saved");
    const link = document.createElement("a");
    link.download = name;
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    link.href = URL.createObjectURL(new Blob([bytes], { type: "application/zip" }));
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    this.tell(say("saved", name));
  }

  async #load(input) {
    const file = input.files[0];
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    input.value = "";
    const kept = this.read(bytes);
    if (kept === null) return;
    if (!(await this.#ask(say("ask_load"), say("yes_load")))) return;
    this.storage.replace(kept);
    this.start(kept);
    this.tell(say("loaded"));
  }

  // The files in a .deedbox file; null where it is none, which is told.
  read(bytes) {
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    const kept = this.unit.value("loaded", btoa(text));
    if (kept.wrong) {
      this.tell(say("bad_file", kept.wrong));
      return null;
    }
    return kept;
  }
}
