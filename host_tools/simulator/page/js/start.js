// Puts the page together: storage, unit, and what is shown of it.

import { Board } from "./board.js";
import { Cards } from "./cards.js";
import { Glass } from "./glass.js";
import { Keys } from "./keys.js";
import { Log } from "./log.js";
import { Reader } from "./reader.js";
import { Sound } from "./sound.js";
import { Storage } from "./storage.js";
import { Tabs } from "./tabs.js";
import { Tools } from "./tools.js";
import { Unit } from "./unit.js";
import { language, say, speak } from "./words.js";

const $ = (id) => document.getElementById(id);
const asked = new URLSearchParams(location.search);

const storage = new Storage();
const sound = new Sound($("sound"), storage);
const unit = new Unit(storage, sound);
speak(storage.note("language") ?? "en");
new Tabs(document.querySelector("main"), document.querySelector(".tabs"));
const glass = new Glass(unit, $("glass"), $("lines"));
new Keys(unit, $("keys"));
const cards = new Cards($("cards"), $("sets"));
new Reader(unit, $("reader"), $("on_reader"), $("cards"));
const board = new Board($("board"));
new Log(unit, $("log"), $("hint"));
const tools = new Tools(unit, storage, start);

let shown = ""; // which edition, in which language

unit.addEventListener("table", () => {
  const table = unit.value("table");
  if (unit.on !== table.on) {
    unit.on = table.on; // it went off by itself
    tools.show();
  }
  if (!table.on) return; // the board and the cards still lie there as they did
  if (table.language !== language()) {
    speak(table.language);
    storage.note("language", table.language);
    tools.show();
  }
  const now = unit.call("edition_now");
  if (now !== shown) {
    shown = now;
    const edition = unit.value("edition");
    cards.show(edition);
    board.show(edition);
  }
  cards.update(table);
  board.update(table);
});

// A pointer takes no focus: Enter is the unit's, until somebody walks through the page by Tab.
addEventListener("mousedown", (event) => event.target.closest("button") && event.preventDefault());

// What somebody speaks whose unit is new.
function ownLanguage(kept) {
  return kept.files.length || !navigator.language.startsWith("de") ? "" : "de";
}

// A unit with these files, and its battery put in. For tests its time may be told.
function start(kept, options = {}, power = !asked.has("power")) {
  const seed = asked.has("seed") ? Number(asked.get("seed")) : Math.floor(Math.random() * 0xffffff);
  unit.make({ ...kept, seed, language: ownLanguage(kept), ...options });
  shown = "";
  unit.power(power);
  glass.draw();
}

async function begin() {
  const [, , options] = await Promise.all([
    storage.open(),
    unit.load(),
    fetch("start.json").then((answer) => answer.json()),
  ]);
  unit.told = asked.get("time") === "told";
  let kept = storage.read();
  if (options.game && storage.note("game") !== options.game) {
    const file = await fetch("game.deedbox").then((answer) => answer.arrayBuffer());
    const read = tools.read(new Uint8Array(file));
    if (read !== null) {
      storage.replace(read);
      kept = read;
    }
    storage.note("game", options.game);
  }
  const special = { edition: asked.get("edition") ?? options.edition };
  // Asked for once: what is chosen on the unit later stays.
  if (options.language && storage.note("asked") !== options.asked) {
    special.language = options.language;
    storage.note("asked", options.asked);
  }
  if (options.own) {
    kept.files = [...kept.files.filter((path) => path !== options.own.path), options.own.path];
    kept.content[options.own.path] = options.own.content;
    storage.keep(options.own.path, options.own.content, false);
  }
  start(kept, special);
  if (special.edition && unit.on) unit.call("set_up", special.edition);
  await picture();
  unit.show();
  globalThis.deedbox.kept = kept;
  $("version").textContent = unit.call("version");
  if (!storage.lasting) tools.tell(say(storage.why));
  if (!unit.told) unit.run();
  if (options.offline && "serviceWorker" in navigator) navigator.serviceWorker.register("offline.js");
}

// Until it is on the screen. A page that nobody sees has no frames.
async function picture() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await Promise.race([frame().then(frame), new Promise((done) => setTimeout(done, 200))]);
  performance.mark("first picture");
}

// For tests, and for the curious.
globalThis.deedbox = { unit, glass, start, storage, ready: null };
globalThis.deedbox.ready = begin().catch((error) => {
  tools.tell(say("failed", error.message));
  throw error;
});
