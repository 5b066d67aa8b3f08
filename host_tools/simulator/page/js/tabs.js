// On a narrow screen one thing at a time, below the display.

export class Tabs {
  constructor(main, place) {
    this.main = main;
    this.buttons = [...place.querySelectorAll("button")];
    for (const button of this.buttons) {
      button.addEventListener("click", () => this.choose(button.dataset.tab));
    }
    this.choose(main.dataset.tab);
  }

  choose(tab) {
    if (tab !== this.main.dataset.tab) scrollTo({ top: 0 });
    this.main.dataset.tab = tab;
    for (const button of this.buttons) {
      button.setAttribute("aria-pressed", String(button.dataset.tab === tab));
    }
  }
}
