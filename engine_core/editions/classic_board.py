"""The classic board in numbers: six of the editions rename it.

A line for every space: kind; of a deed also set, price, price of a house, rents from the bare
street to the hotel (of a ship: by how many are owned). A mortgage is half the price.
A line for every card: id, effect, numbers; behind "=" what tells it from others like it.
"45|50" is 45 in sets printed before 2008 and 50 in later ones.
"""

SPACES = """\
go
street brown 60 50 2 10 30 90 160 250
card community
street brown 60 50 4 20 60 180 320 450
tax
transport transport 200 0 25 50 100 200
street light_blue 100 50 6 30 90 270 400 550
card chance
street light_blue 100 50 6 30 90 270 400 550
street light_blue 120 50 8 40 100 300 450 600
jail
street pink 140 100 10 50 150 450 625 750
utility utility 150
street pink 140 100 10 50 150 450 625 750
street pink 160 100 12 60 180 500 700 900
transport transport 200 0 25 50 100 200
street orange 180 100 14 70 200 550 750 950
card community
street orange 180 100 14 70 200 550 750 950
street orange 200 100 16 80 220 600 800 1000
free_parking
street red 220 150 18 90 250 700 875 1050
card chance
street red 220 150 18 90 250 700 875 1050
street red 240 150 20 100 300 750 925 1100
transport transport 200 0 25 50 100 200
street yellow 260 150 22 110 330 800 975 1150
street yellow 260 150 22 110 330 800 975 1150
utility utility 150
street yellow 280 150 24 120 360 850 1025 1200
go_to_jail
street green 300 200 26 130 390 900 1100 1275
street green 300 200 26 130 390 900 1100 1275
card community
street green 320 200 28 150 450 1000 1200 1400
transport transport 200 0 25 50 100 200
card chance
street dark_blue 350 200 35 175 500 1100 1300 1500
tax
street dark_blue 400 200 50 200 600 1400 1700 2000
"""
CHANCE = """\
ch01 advance_to 0
ch02 advance_to 24
ch03 advance_to 11
ch04 nearest utility
ch05 nearest transport
ch06 nearest transport
ch07 collect 50
ch08 jail_card
ch09 back 3
ch10 go_to_jail
ch11 repairs 25 100
ch12 pay 15 = poor tax
ch13 advance_to 5
ch14 advance_to 39
ch15 pay_each 50
ch16 collect 150
"""
COMMUNITY = """\
cc01 advance_to 0
cc02 collect 200 = bank error
cc03 pay 50 = doctor
cc04 collect 45|50 = sale of stock
cc05 jail_card
cc06 go_to_jail
cc07 collect_each 50|10
cc08 collect 100 = holiday fund
cc09 collect 20 = tax refund
cc10 collect 100 = life insurance
cc11 pay 100 = hospital
cc12 pay 150|50 = school
cc13 collect 25 = services
cc14 repairs 40 115
cc15 collect 10 = second prize
cc16 collect 100 = inheritance
"""
