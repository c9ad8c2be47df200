"""Filter of Generation X: 250 mm across and 400 mm tall, graphite caps, two beads."""
from .filter_cartridge import Cartridge, build_cartridge

CARTRIDGE = Cartridge(
    print="GENERATION X    HEPA H13",
    radius=0.125,
    height=0.400,
    bore_radius=0.070,
    core_radius=0.096,
    cap_height=0.027,
    cap_edge=0.0035,
    cap="graph",
    lettering="print_light",
    letter_size=0.0125,
    bead_places=(0.36, 0.64),
)


def build(materials, seen_from=24):
    """The cartridge, standing on z = 0."""
    return build_cartridge(CARTRIDGE, materials, seen_from)
