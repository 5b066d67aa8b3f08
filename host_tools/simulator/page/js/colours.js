// Colours of sets and players. An edition of one's own may call its sets anything.

const SETS = {
  brown: "#8b5a3c",
  light_blue: "#9fd3ea",
  pink: "#cf5a9c",
  orange: "#e88b33",
  red: "#d43d35",
  yellow: "#f0c636",
  green: "#2f9b58",
  dark_blue: "#3159b3",
  blue: "#3159b3",
  transport: "#4a4f57",
  utility: "#98a2ab",
};
const MORE = ["#7a5aa6", "#3aa6a0", "#b0894a", "#6b8f3a", "#a64a5a", "#4a6f8f", "#8f8f3a", "#5a4aa6"];
const PLAYERS = [
  "#2f6fce", "#d1443c", "#2a9b6a", "#d98e1f", "#8a56c2",
  "#1f9fb5", "#c74b91", "#7a8a2a", "#5b6573", "#a2623a",
];

export function ofSet(group, place) {
  return SETS[group] ?? MORE[place % MORE.length];
}

export function ofPlayer(seat) {
  return PLAYERS[seat % PLAYERS.length];
}

// "60 $" is for nobody: a sign stands before, a word behind.
export function money(amount, currency) {
  return currency.length === 1 ? currency + amount : `${amount} ${currency}`;
}
