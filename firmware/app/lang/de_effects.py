"""What cards do."""

TEXT = """
collect={0} bekommen
pay={0} zahlen
collect_each={0} von jedem
pay_each={0} an jeden
repairs=Häuser {0}/{1}
advance_to=Vor bis {0}
nearest_transport=Nächster Transport
nearest_utility=Nächstes Werk
back=Zurück um {0}
go_to_jail=Ins Gefängnis
jail_card=Gefängnisfreikarte
unknown=Von diesem Stapel ist keine Karte bekannt. B sagt, was sie tut.
which=Was steht darauf?
ask_collect=Geld bekommen
ask_pay=Geld zahlen
ask_collect_each=Geld von jedem
ask_pay_each=Geld an jeden
ask_repairs=Reparaturen
ask_advance_to=Vorrücken bis
ask_nearest=Vor zum nächsten
ask_back=Zurück
ask_go_to_jail=Ins Gefängnis
ask_jail_card=Gefängnisfreikarte
transport=Transport, doppelt
utility=Werk, zehnfach
space=Feldnummer?
amount=Wie viel?
steps=Wie viele Felder?
house=Für jedes Haus?
hotel=Für jedes Hotel?
keys_amount=#OK
"""
