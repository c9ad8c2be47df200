"""Foot of Generation X: plinth, a band of the perforated body, and the seat that the stages stand on."""
from kit import Wrap, cylinder, deck, empty, loft, perforated_plate

from .filter_parts import radial_bars, ring_section
from .stage_sizes import BODY, RING_RADIUS

HEIGHT = 0.108


def build(materials):
    """The foot, standing on z = 0."""
    root = empty("stage_base")
    width, depth, corner = BODY
    around = Wrap(width, depth, corner)
    for x in (-0.105, 0.105):
        for y in (-0.105, 0.105):
            cylinder("foot", 0.017, 0.014, materials["rub"], (x, y, 0), 0.003, 48, root)
    plinth = [(0.03, 0.009), (0.004, 0.009, 0.004), (0, 0.016, 0.004), (0, 0.040)]
    loft("plinth", width - 0.022, depth - 0.022, corner - 0.011, plinth, materials["graph"], 240, parent=root)
    shell("lower band", [(0.006, 0.0425), (0, 0.0425, 0.0025), (0, 0.050)], materials["ice"], root)
    perforated_plate(
        "slots",
        around,
        0,
        around.L,
        0.050,
        HEIGHT - 0.014,
        2 * round(around.L / 0.0076 / 2),
        2,
        lambda u, v, column, row: (0.00185, 0.0092),
        materials["ice"],
        0.0028,
        0.0005,
        6,
        True,
        root,
    )
    seat(BODY, HEIGHT, RING_RADIUS, materials, root)
    return root


def seat(body, height, radius, materials, root, edge=0.012):
    """Upper rim of a foot, its dark core, and the round grille of `radius` that the stages stand on."""
    width, depth, corner = body
    rim = [(0, height - 0.014), (0, height, 0.004), (edge, height, 0.002), (edge, height - 0.010)]
    loft("rim", *body, rim, materials["ice"], 240, (False, False), root, 6)
    core = [(0, 0.036), (0, height - 0.012)]
    loft("core", width - 0.011, depth - 0.011, corner - 0.005, core, materials["dark"], 240, parent=root)
    deck("seat", body, edge + 0.0002, radius, height - 0.006, 0.018, materials["graph"], parent=root)
    cylinder("floor", radius, 0.001, materials["dark"], (0, 0, height - 0.022), 0, 128, root)
    grey = materials["screen"]
    radial_bars(0.18 * radius, radius, height - 0.016, 0.003, 0.005, 24, grey, root)
    for hoop in (0.18 * radius, 0.455 * radius, 0.727 * radius):
        ring_section("hoop", hoop - 0.0015, hoop + 0.0015, height - 0.019, height - 0.013, 0.0006, grey, root)


def shell(name, profile, surface, parent):
    """A band of the outer skin."""
    return loft(name, *BODY, profile, surface, 240, (False, False), parent, 6)
