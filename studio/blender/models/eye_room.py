"""Finishes for the rooms' furniture."""
from kit import material

from .room_clay import light
from .room_interior import grained, interior_materials


def finishes():
    """The finishes of the purifiers' room pictures under the names that the sectors' furniture asks for."""
    P = interior_materials()
    P.update(
        wood=P["oak"],
        metal=P["steel"],
        wall_shade=material("panel", "#DDE3E5", 0.45, spec=0.35),
        sage_dark=material("sage dark lacquer", "#4C757C", 0.5, spec=0.35),
        teal=material("teal lacquer", "#25505A", 0.5, spec=0.35),
        floor_dark=material("floor mat", "#8499A3", 0.6, spec=0.3),
        screen=material("dark screen", (0.010, 0.012, 0.015), 0.16, spec=0.5),
        lamp=light("day lamp", (1, 0.96, 0.88), 3.0),
        welt=material("welt", "#2B4E54", 0.5, spec=0.35),
        leather_grey=material("grey leather", "#7A8B99", 0.42, spec=0.4, bump=0.3, bscale=500),
        cabinet=grained("cabinet laminate", "#E3E6E6", "#E7EAEA", (1, 1, 1), 500, 0.27, (0.4, 0.6)),
        sheet_vinyl=grained("sheet vinyl", "#8A979C", "#99A5A9", (1, 1, 1), 190, 0.24, (0.38, 0.64), 0.00004),
        ceiling=material("ceiling paint", "#ECEBE6", 0.9, spec=0.1),
        laminate=grained("laminate", "#C9CBC8", "#D6D7D3", (1, 1, 1), 700, 0.25, (0.4, 0.6)),
        navy_cloth=grained("navy cloth", "#26364A", "#3A4C63", (1, 1, 1), 420, 0.9, (0.35, 0.68)),
        camel_cloth=grained("camel cloth", "#A9845A", "#C6A176", (1, 1, 1), 420, 0.9, (0.35, 0.68)),
    )
    return P
