// The board, for those who have none at hand: spaces, tokens, houses, and who owns what.

import { make } from "./element.js";
import { money, ofPlayer, ofSet } from "./colours.js";
import { say } from "./words.js";

const SIGNS = {
  go: "GO",
  jail: "▥",
  free_parking: "P",
  go_to_jail: "↯",
  tax: "%",
  card: "?",
  transport: "→",
  utility: "⚙",
};

export class Board {
  constructor(place) {
    this.place = place;
    this.cells = [];
    this.chosen = null;
  }

  show(edition) {
    this.edition = edition;
    this.chosen = null;
    const count = edition.spaces.length;
    const side = edition.ordered && count % 4 === 0 ? count / 4 : 0;
    this.cells = edition.spaces.map((space) => this.#cell(space, side));
    this.middle = make("div", { class: "middle" });
    const grid = make("div", { class: side ? "ring" : "heap" }, ...this.cells, this.middle);
    grid.style.setProperty("--side", side + 1);
    this.place.replaceChildren(grid);
    grid.addEventListener("keydown", (event) => this.#walk(event));
  }

  #cell(space, side) {
    const groups = this.edition.groups.map((group) => group.id);
    const cell = make("button", {
      type: "button",
      class: `space ${space.kind}`,
      tabindex: space.space ? -1 : 0,
      "aria-label": `${space.space}: ${space.name}`,
    });
    if (side) {
      const [row, column, edge] = around(space.space, side);
      cell.style.gridArea = `${row} / ${column}`;
      cell.classList.add(edge);
      cell.classList.toggle("corner", space.space % side === 0);
    }
    if (space.group) {
      cell.classList.add("deed");
      cell.style.setProperty("--set", ofSet(space.group, groups.indexOf(space.group)));
    }
    cell.append(
      make("span", { class: "houses" }),
      make("span", { class: "sign" }, SIGNS[space.kind] ?? String(space.space)),
      make("span", { class: "tokens" }),
    );
    cell.addEventListener("click", () => {
      this.chosen = this.chosen === space.space ? null : space.space;
      this.#tell();
    });
    return cell;
  }

  // Around with the arrow keys.
  #walk(event) {
    const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const at = this.cells.indexOf(document.activeElement);
    if (!(event.key in steps) || at < 0) return;
    event.preventDefault();
    const count = this.cells.length;
    const next = (at + steps[event.key] + count) % count;
    this.cells[at].tabIndex = -1;
    this.cells[next].tabIndex = 0;
    this.cells[next].focus();
    this.chosen = next;
    this.#tell();
  }

  update({ game }) {
    this.game = game;
    this.cells.forEach((cell, number) => {
      const [owner, houses, mortgaged] = game?.deeds[number] ?? [null, 0, 0];
      cell.classList.toggle("owned", owner !== null);
      cell.classList.toggle("mortgaged", Boolean(mortgaged));
      cell.style.setProperty("--who", owner === null ? "transparent" : ofPlayer(owner));
      const built = cell.children[0];
      if (built.dataset.count !== String(houses)) {
        built.dataset.count = houses;
        const kind = houses === 5 ? "hotel" : "house";
        const many = houses === 5 ? 1 : houses;
        built.replaceChildren(...Array.from({ length: many }, () => make("i", { class: kind })));
      }
      const here = game
        ? game.seats.flatMap((seat, n) => (seat.space === number && !seat.out ? [n] : []))
        : [];
      const tokens = cell.children[2];
      if (tokens.dataset.who !== here.join()) {
        tokens.dataset.who = here.join();
        tokens.dataset.many = here.length > 4 ? "many" : "";
        tokens.replaceChildren(...here.map((seat) => this.#token(seat)));
      }
    });
    this.#tell();
  }

  #token(seat) {
    const { name } = this.game.seats[seat];
    const alike = this.game.seats.filter((other) => other.name[0] === name[0]).length > 1;
    const token = make("i", { class: "token", title: name }, alike ? String(seat + 1) : name[0]);
    token.style.setProperty("--who", ofPlayer(seat));
    return token;
  }

  // In the middle: a space that was chosen, or how things stand.
  #tell() {
    const { game, edition } = this;
    this.cells.forEach((cell, number) => cell.classList.toggle("chosen", number === this.chosen));
    if (this.chosen !== null) {
      this.middle.replaceChildren(...this.#about(edition.spaces[this.chosen]));
      return;
    }
    const lines = [make("b", {}, edition.title)];
    if (!game) {
      lines.push(make("span", {}, say("no_game")));
    } else {
      if (game.turn !== null && !game.over) {
        const turn = make("span", { class: "turn" }, say("turn", game.seats[game.turn].name));
        turn.style.setProperty("--who", ofPlayer(game.turn));
        lines.push(turn);
      }
      const standing = game.seats.map((seat, number) => {
        const line = make(
          "li",
          { class: seat.out ? "out" : "" },
          make("span", {}, seat.name),
          make("b", {}, money(seat.cash, edition.currency)),
        );
        line.style.setProperty("--who", ofPlayer(number));
        return line;
      });
      lines.push(make("ol", {}, ...standing));
      const left = [game.houses_left, game.hotels_left].map((count, kind) =>
        make(
          "span",
          { title: edition.buildings[kind] },
          make("i", { class: kind ? "hotel" : "house" }),
          `${count} × ${edition.buildings[kind]}`,
        ),
      );
      lines.push(make("small", { class: "left", "aria-label": say("left") }, ...left));
    }
    this.middle.replaceChildren(...lines);
  }

  #about(space) {
    const { game, edition } = this;
    const lines = [make("small", {}, say("space", space.space)), make("b", {}, space.name)];
    if (space.price) {
      const held = game?.deeds[space.space];
      lines.push(make("span", {}, say("price", money(space.price, edition.currency))));
      lines.push(make("small", {}, say("mortgage", money(space.mortgage, edition.currency))));
      lines.push(make("span", {}, held ? game.seats[held[0]].name : say("bank")));
      if (held?.[2]) lines.push(make("span", {}, say("mortgaged")));
    }
    const here = game ? game.seats.filter((seat) => seat.space === space.space && !seat.out) : [];
    if (here.length) {
      const names = here.map((seat) => (seat.jailed ? `${seat.name} (${say("in_jail")})` : seat.name));
      lines.push(make("span", {}, names.join(", ")));
    }
    return lines;
  }
}

// Row, column and edge of a space: it begins at the lower right and goes round with the clock.
function around(space, side) {
  const step = space % side;
  const edge = Math.floor(space / side);
  if (edge === 0) return [side + 1, side + 1 - step, "south"];
  if (edge === 1) return [side + 1 - step, 1, "west"];
  if (edge === 2) return [1, 1 + step, "north"];
  return [1 + step, side + 1, "east"];
}
