"""The sub-commands of `deedbox`, one file each; COMMANDS is the whole list.

To add one: write a click command in a new file here, and add its line. `deedbox --help` shows
the help of this table and imports none of the files, so it stays fast however many there are.
"""

# name, where its click command is, and its line in `deedbox --help`
COMMANDS = (
    (
        "bench",
        "host_tools.commands.bench:bench",
        "Measure how fast the rules are, and what the unit costs.",
    ),
    (
        "edition",
        "host_tools.commands.edition:edition",
        "Check an edition of your own, or list the printed ones.",
    ),
    (
        "replay",
        "host_tools.commands.replay:replay",
        "Play a game that had trouble once more.",
    ),
    (
        "sheet",
        "host_tools.commands.sheet:sheet",
        "Write a sheet to print, with the numbers of deeds and cards.",
    ),
    (
        "shots",
        "host_tools.commands.shots:shots",
        "Play the journeys and write pictures of the screens.",
    ),
    (
        "sim",
        "host_tools.commands.sim:sim",
        "Play in a browser, on the real firmware.",
    ),
    (
        "sizes",
        "host_tools.commands.sizes:sizes",
        "Compile the unit's code to .mpy and report the sizes.",
    ),
    (
        "soak",
        "host_tools.commands.soak:soak",
        "Play many whole games by bots, with all the checks.",
    ),
)
