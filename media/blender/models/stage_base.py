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
    rim = [(0, HEIGHT - 0.014), (0, HEIGHT, 0.004), (0.012, HEIGHT, 0.002), (0.012, HEIGHT - 0.010)]
    shell("rim", rim, materials["ice"], root)
    core = [(0, 0.036), (0, HEIGHT - 0.012)]
    loft("core", width - 0.011, depth - 0.011, corner - 0.005, core, materials["dark"], 240, parent=root)
    deck("seat", BODY, 0.0122, RING_RADIUS, HEIGHT - 0.006, 0.018, materials["graph"], parent=root)
    cylinder("floor", RING_RADIUS, 0.001, materials["dark"], (0, 0, HEIGHT - 0.022), 0, 128, root)
    grey = materials["screen"]
    radial_bars(0.024, RING_RADIUS, HEIGHT - 0.016, 0.003, 0.005, 24, grey, root)
    for radius in (0.024, 0.060, 0.096):
        ring_section(
            "hoop", radius - 0.0015, radius + 0.0015, HEIGHT - 0.019, HEIGHT - 0.013, 0.0006, grey, root
        )
    return root


def shell(name, profile, surface, parent):
    """A band of the outer skin."""
    return loft(name, *BODY, profile, surface, 240, (False, False), parent, 6)
