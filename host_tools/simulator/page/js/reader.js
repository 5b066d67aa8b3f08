// Cards on their way to the reader: clicked, held, or dragged there.
//
//   click, tap         on the reader for a moment
//   hold, Enter held   as long as that lasts
//   drag               as long as it is over the reader; a finger holds the card a moment first,
//                      because else it scrolls

import { say } from "./words.js";

const TAP_MS = 300;
const HELD_MS = 400;
const PICKED_UP_MS = 220; // by a finger, in the time of the browser
const MOVED = 6; // pixels: until then it is a click

export class Reader {
  #laid = new Map(); // card -> when, in the unit's time
  #hand = null; // what the pointer has: the card's element, where it was, and so on

  constructor(unit, place, label, cards) {
    this.unit = unit;
    this.place = place;
    this.label = label;
    cards.addEventListener("pointerdown", (event) => this.#take(event));
    cards.addEventListener("keydown", (event) => this.#typed(event, true));
    cards.addEventListener("keyup", (event) => this.#typed(event, false));
    cards.addEventListener("click", (event) => this.#clicked(event));
    cards.addEventListener("dragstart", (event) => event.preventDefault());
    cards.addEventListener("contextmenu", (event) => this.#hand && event.preventDefault());
    addEventListener("pointermove", (event) => this.#move(event));
    addEventListener("pointerup", (event) => this.#drop(event));
    addEventListener("pointercancel", (event) => this.#drop(event, true));
    cards.addEventListener("touchmove", (event) => this.#hand?.ghost && event.preventDefault(), {
      passive: false,
    });
  }

  // -- on the reader

  lay(card, name) {
    if (this.#laid.has(card)) return;
    this.unit.lay(card, true);
    this.#laid.set(card, this.unit.now);
    this.#show(name);
  }

  // Not before it was read.
  lift(card) {
    const since = this.#laid.get(card);
    if (since === undefined) return;
    this.unit.catchUp();
    const wait = since + TAP_MS - this.unit.now;
    if (wait > 0) {
      this.unit.after(wait, () => this.#gone(card));
    } else {
      this.#gone(card);
    }
  }

  #gone(card) {
    if (!this.#laid.delete(card)) return;
    this.unit.lay(card, false);
    if (!this.#laid.size) this.#show("");
  }

  #show(name) {
    this.place.classList.toggle("occupied", name !== "");
    if (name) delete this.label.dataset.word;
    else this.label.dataset.word = "reader_empty";
    this.label.textContent = name || say("reader_empty");
  }

  // -- a pointer

  #take(event) {
    const element = event.target.closest("[data-card]");
    if (!element || event.button || this.#hand) return;
    const hand = {
      element,
      card: element.dataset.card,
      name: element.dataset.name,
      pointer: event.pointerId,
      finger: event.pointerType === "touch",
      x: event.clientX,
      y: event.clientY,
      ghost: null,
      held: false,
      over: false,
    };
    this.#hand = hand;
    if (hand.finger) {
      setTimeout(() => this.#hand === hand && !hand.ghost && this.#pickUp(hand), PICKED_UP_MS);
    } else {
      this.unit.after(HELD_MS, () => {
        if (this.#hand !== hand || hand.ghost) return;
        hand.held = true;
        this.lay(hand.card, hand.name);
      });
    }
  }

  #move(event) {
    const hand = this.#hand;
    if (!hand || event.pointerId !== hand.pointer || hand.held) return;
    const far = Math.hypot(event.clientX - hand.x, event.clientY - hand.y) > MOVED;
    if (!hand.ghost && far) {
      if (hand.finger) {
        this.#hand = null; // it scrolls
        return;
      }
      this.#pickUp(hand);
    }
    if (hand.ghost) this.#carry(hand, event.clientX, event.clientY);
  }

  #pickUp(hand) {
    const box = hand.element.getBoundingClientRect();
    hand.ghost = hand.element.cloneNode(true);
    hand.ghost.removeAttribute("data-card");
    hand.ghost.classList.add("ghost");
    hand.ghost.style.width = `${box.width}px`;
    hand.ghost.style.height = `${box.height}px`;
    document.body.append(hand.ghost);
    hand.element.classList.add("away");
    this.place.classList.add("wanted");
    this.#carry(hand, hand.x, hand.y);
  }

  #carry(hand, x, y) {
    hand.ghost.style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
    const box = this.place.getBoundingClientRect();
    const over = x > box.left && x < box.right && y > box.top && y < box.bottom;
    if (over === hand.over) return;
    hand.over = over;
    hand.ghost.classList.toggle("over", over);
    if (over) this.lay(hand.card, hand.name);
    else this.lift(hand.card);
  }

  #drop(event, cancelled = false) {
    const hand = this.#hand;
    if (!hand || event.pointerId !== hand.pointer) return;
    this.#hand = null;
    if (hand.ghost) {
      hand.ghost.remove();
      hand.element.classList.remove("away");
      this.place.classList.remove("wanted");
      this.#unclick(hand.element);
    }
    if (hand.held) this.#unclick(hand.element);
    if (hand.held || hand.over) this.lift(hand.card);
    else if (cancelled) this.#unclick(hand.element);
  }

  // The click that a browser makes of a drag or a hold is none.
  #unclick(element) {
    this.ignored = element;
    setTimeout(() => (this.ignored = null), 0);
  }

  #clicked(event) {
    const element = event.target.closest("[data-card]");
    if (!element || element === this.ignored) return;
    this.lay(element.dataset.card, element.dataset.name);
    this.lift(element.dataset.card);
  }

  // -- a keyboard

  #typed(event, down) {
    const element = event.target.closest("[data-card]");
    if (!element || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    if (down) this.lay(element.dataset.card, element.dataset.name);
    else this.lift(element.dataset.card);
  }
}
