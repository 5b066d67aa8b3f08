// The page's own words, in the languages of the unit. What the unit says is not here.

const WORDS = {
  en: {
    subtitle: "the banker for the board game on your table",
    unit: "The unit",
    display: "What the display shows",
    keypad: "Keypad",
    reader: "Card reader",
    reader_empty: "Lay a card here",
    sound: "Sound",
    pull: "Pull the battery",
    put_back: "Put the battery back",
    disturb: "Disturb the wires",
    new_flash: "New flash",
    save: "Save the game",
    load: "Load a game",
    cards: "Cards",
    sets: "Jump to a set",
    board: "Board",
    log: "Log",
    keys: "Keys",
    tabs: "What to see",
    players: "Players",
    deeds: "Deeds",
    player: "Player {0}",
    jail_card: "Get out of jail",
    others: "Not of this set",
    phone: "A phone",
    empty: "Empty sticker {0}",
    other: "Some key card",
    rent: "Rent",
    mortgage: "Mortgage {0}",
    mortgaged: "mortgaged",
    owned: "{0}",
    bank: "in the bank",
    price: "price {0}",
    turn: "{0}’s turn",
    left: "Left in the box",
    in_jail: "in jail",
    space: "Space {0}",
    no_game: "No game yet",
    hint:
      "Press # for a new game and answer what the display asks. Two digits are a roll. To buy, lay the deed’s card on the reader: drag it there, or click it. On a keyboard Enter is #, Esc is *, and a to d are the letters.",
    undisturbed: "The next bytes on the wires arrive wrong, and then the bus hangs. Press a key.",
    ask_new: "A new flash is empty: this game, older ones and all settings are gone.",
    ask_load: "The game in that file takes the place of this one.",
    yes_new: "Take a new one",
    yes_load: "Load it",
    no: "Leave it",
    loaded: "The game was loaded.",
    saved: "The game was saved as {0}.",
    bad_file: "That file is no saved game: {0}",
    taken: "Deedbox is open in another tab. What is played here is not kept.",
    blocked: "This browser keeps nothing. Save the game before you close the page.",
    full: "The browser has no room left: save the game as a file.",
    failed: "The unit could not be started: {0}",
    unofficial:
      "Deedbox is unofficial. It has nothing to do with the publishers of the games it is compatible with.",
  },
  de: {
    subtitle: "die Bank für das Brettspiel auf eurem Tisch",
    unit: "Das Gerät",
    display: "Was die Anzeige zeigt",
    keypad: "Tasten",
    reader: "Kartenleser",
    reader_empty: "Karte hier auflegen",
    sound: "Ton",
    pull: "Batterie herausziehen",
    put_back: "Batterie einlegen",
    disturb: "Leitungen stören",
    new_flash: "Neuer Speicher",
    save: "Spiel sichern",
    load: "Spiel laden",
    cards: "Karten",
    sets: "Zu einer Gruppe",
    board: "Brett",
    log: "Verlauf",
    keys: "Tasten",
    tabs: "Was zu sehen ist",
    players: "Mitspieler",
    deeds: "Besitzrechte",
    player: "Spieler {0}",
    jail_card: "Aus dem Gefängnis",
    others: "Nicht aus diesem Satz",
    phone: "Ein Telefon",
    empty: "Leerer Aufkleber {0}",
    other: "Irgendeine Schlüsselkarte",
    rent: "Miete",
    mortgage: "Hypothek {0}",
    mortgaged: "beliehen",
    owned: "{0}",
    bank: "bei der Bank",
    price: "Preis {0}",
    turn: "{0} ist dran",
    left: "Noch in der Schachtel",
    in_jail: "im Gefängnis",
    space: "Feld {0}",
    no_game: "Noch kein Spiel",
    hint:
      "Mit # beginnt ein neues Spiel; dann beantworten, was die Anzeige fragt. Zwei Ziffern sind ein Wurf. Zum Kaufen die Karte auf den Leser legen: hinziehen oder anklicken. Auf der Tastatur ist Enter die #, Esc der *, und a bis d sind die Buchstaben.",
    undisturbed: "Die nächsten Bytes kommen falsch an, dann hängt der Bus. Eine Taste drücken.",
    ask_new: "Ein neuer Speicher ist leer: dieses Spiel, ältere und alle Einstellungen sind dann weg.",
    ask_load: "Das Spiel aus der Datei tritt an die Stelle von diesem.",
    yes_new: "Neu einbauen",
    yes_load: "Laden",
    no: "Lassen",
    loaded: "Das Spiel ist geladen.",
    saved: "Das Spiel ist gesichert als {0}.",
    bad_file: "Diese Datei ist kein gesichertes Spiel: {0}",
    taken: "Deedbox ist in einem anderen Tab offen. Was hier gespielt wird, bleibt nicht.",
    blocked: "Dieser Browser behält nichts. Vor dem Schließen das Spiel sichern.",
    full: "Im Browser ist kein Platz mehr: das Spiel als Datei sichern.",
    failed: "Das Gerät startet nicht: {0}",
    unofficial:
      "Deedbox ist inoffiziell und hat mit den Verlagen der Spiele, zu denen es passt, nichts zu tun.",
  },
};

let chosen = "en";

export function say(key, ...fields) {
  return WORDS[chosen][key].replace(/\{(\d)\}/g, (_, place) => fields[place]);
}

export function language() {
  return chosen;
}

// Whether it is another one than before. Texts in the page are marked with their keys.
export function speak(wanted) {
  const other = wanted !== chosen;
  if (wanted in WORDS) chosen = wanted;
  document.documentElement.lang = chosen;
  for (const element of document.querySelectorAll("[data-word]")) {
    element.textContent = say(element.dataset.word);
  }
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", say(element.dataset.label));
  }
  return other;
}
