// The cards beside the unit: players, deeds by set, decks, and what is none of its own.

import { make } from "./element.js";
import { money, ofPlayer, ofSet } from "./colours.js";
import { say } from "./words.js";

const WITHOUT_GAME = 4; // player cards that lie there before anybody plays
const FOREIGN = ["phone", "other", "empty;1", "empty;2", "empty;3", "empty;4"];

export class Cards {
  constructor(place, sets) {
    this.place = place;
    this.sets = sets;
    this.deeds = new Map(); // space -> its element
    this.sections = new Map();
  }

  // Everything anew: another edition, or another language.
  show(edition) {
    this.edition = edition;
    this.deeds.clear();
    this.sections.clear();
    this.seats = "";
    this.place.replaceChildren();
    this.sets.replaceChildren();
    this.players = this.#section("players", say("players"), "row");
    this.place.lang = edition.language;
    const deeds = this.#section("deeds", say("deeds"), "deeds");
    for (const { group, spaces, colour } of setsOf(edition)) {
      const cards = spaces.map((space) => this.#deed(space, colour));
      deeds.append(...cards);
      this.#jump(group.name, cards[0], colour);
    }
    for (const deck of edition.decks) this.#deck(deck);
    const others = this.#section("others", say("others"), "row");
    for (const kind of FOREIGN) {
      const [word, number = ""] = kind.split(";");
      const name = say(word, number);
      others.append(card(`foreign;${kind}`, name, "foreign", make("b", {}, name)));
    }
  }

  #section(id, name, kind) {
    const cards = make("div", { class: kind });
    const section = make("section", { "aria-label": name }, make("h3", {}, name), cards);
    this.place.append(section);
    this.sections.set(id, section);
    if (id !== "deeds") this.#jump(name, section);
    return cards;
  }

  #jump(name, target, colour) {
    const jump = make("button", { type: "button", class: colour ? "dot" : "word", title: name });
    jump.setAttribute("aria-label", name);
    if (colour) jump.style.setProperty("--set", colour);
    else jump.textContent = name;
    jump.addEventListener("click", () => {
      target.scrollIntoView({ behavior: "smooth", block: "start" });
    });
    this.sets.append(jump);
  }

  #deed(space, colour) {
    const { currency, buildings } = this.edition;
    const rows = [];
    const row = (label, value) =>
      rows.push(make("span", {}, make("i", {}, label), make("b", {}, value)));
    if (space.kind === "street") {
      space.rents.forEach((rent, houses) => {
        const label = houses === 0 ? say("rent") : houses < 5 ? "⌂".repeat(houses) : buildings[1];
        row(label, String(rent));
      });
    } else if (space.rents.length) {
      space.rents.forEach((rent, owned) => row(`${owned + 1}×`, String(rent)));
    } else {
      rows.push(make("em", {}, space.utility));
    }
    const deed = card(
      space.card,
      space.name,
      "deed",
      make("span", { class: "band" }, make("b", {}, two(space.space))),
      make("span", { class: "name" }, space.name),
      make("span", { class: "price" }, money(space.price, currency)),
      make("span", { class: "rents" }, ...rows),
      make("span", { class: "owner" }),
    );
    deed.style.setProperty("--set", colour);
    deed.title = space.group_name;
    this.deeds.set(space.space, deed);
    return deed;
  }

  #deck(deck) {
    const cards = this.#section(deck.id, deck.name, "deck");
    cards.dataset.deck = deck.id;
    const jail = say("jail_card");
    cards.append(card(deck.jail_card, jail, "jail", make("b", {}, jail)));
    for (const { card: name, text, note } of deck.cards) {
      const more = note ? [make("i", {}, note)] : [];
      cards.append(card(name, text, "drawn", make("b", {}, text), ...more));
    }
  }

  // Who holds what now.
  update({ game }) {
    const seats = game
      ? game.seats
      : Array.from({ length: WITHOUT_GAME }, (_, seat) => ({ name: say("player", seat + 1) }));
    const told = JSON.stringify(seats.map(({ name, token, out }) => [name, token, out]));
    if (told !== this.seats) {
      this.seats = told;
      this.players.replaceChildren(...seats.map((seat, number) => player(seat, number)));
    }
    for (const [space, element] of this.deeds) this.#update(space, element, game);
    for (const [id, section] of this.sections) {
      section.classList.toggle("wanted", Boolean(game) && game.waiting === "card" && game.deck === id);
    }
  }

  #update(space, element, game) {
    const [owner, houses, mortgaged] = game?.deeds[space] ?? [null, 0, 0];
    const who = owner === null ? "" : game.seats[owner].name;
    const facts = [who || say("bank")];
    if (mortgaged) facts.push(say("mortgaged"));
    else if (houses) facts.push(houses === 5 ? "●" : "⌂".repeat(houses));
    const place = element.querySelector(".owner");
    const text = facts.join(" · ");
    if (place.textContent !== text) place.textContent = text;
    element.classList.toggle("owned", owner !== null);
    element.classList.toggle("mortgaged", Boolean(mortgaged));
    element.classList.toggle("wanted", Boolean(game) && game.deed === space);
    element.style.setProperty("--who", owner === null ? "transparent" : ofPlayer(owner));
    element.setAttribute("aria-label", `${element.dataset.name}, ${element.title}, ${text}`);
  }
}

// Streets first, as they lie in the box.
function setsOf(edition) {
  const sets = edition.groups.map((group, number) => {
    const spaces = edition.spaces.filter((space) => space.group === group.id);
    return { group, spaces, colour: ofSet(group.id, number) };
  });
  const held = sets.filter(({ spaces }) => spaces.length);
  const street = ({ spaces }) => spaces[0].kind === "street";
  return [...held.filter(street), ...held.filter((set) => !street(set))];
}

function player(seat, number) {
  const element = card(
    `player;;${number}`,
    seat.name,
    "player",
    make("b", {}, seat.name),
    make("i", {}, seat.token ?? ""),
  );
  element.style.setProperty("--who", ofPlayer(number));
  element.classList.toggle("out", Boolean(seat.out));
  return element;
}

function card(id, name, kind, ...content) {
  const attributes = { type: "button", class: `card ${kind}`, "data-card": id, "data-name": name };
  return make("button", attributes, ...content);
}

function two(number) {
  return String(number).padStart(2, "0");
}
