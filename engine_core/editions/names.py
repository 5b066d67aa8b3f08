"""Neutral names for what no reliable source names: "Brown 1", "Schiff 3", "Set 4b"."""


def group_names(groups, given: dict) -> dict:
    """The name of every set of a board, in the edition's language."""
    return {group: given.get(group) or spelled_out(group) for group in groups}


def group_lines(groups, named: dict) -> str:
    """A line for each, in the order of the board."""
    lines: list = []
    for group in groups:
        line = group + "\t" + named[group]
        if line not in lines:
            lines.append(line)
    return "\n".join(lines)


def spelled_out(group: str) -> str:
    return group[0].upper() + group[1:].replace("_", " ")


def neutral_name(group_column: list, space: int, groups: dict) -> str:
    """The set's name and the place of the deed in it."""
    group = group_column[space]
    place = group_column[:space].count(group)
    name = groups[group]
    if "0" <= name[-1] <= "9":
        return name + chr(97 + place)
    return "%s %d" % (name, place + 1)
