"""Filter of Generation Y: slender, 240 mm across and 480 mm tall, stepped caps with bayonet lugs, a middle band."""
import math

from kit import block

from .filter_cartridge import Cartridge, build_cartridge
from .filter_parts import ring_section

CARTRIDGE = Cartridge(
    print="GENERATION Y    HEPA H13",
    radius=0.112,
    height=0.480,
    bore_radius=0.062,
    core_radius=0.086,
    cap_height=0.030,
    cap_edge=0.002,
    cap="graph",
    lettering="print_light",
    letter_size=0.0120,
    bead_places=(0.27, 0.73),
)
FLANGE_RADIUS = 0.120


def build(materials):
    """The cartridge, standing on z = 0: flanges of 240 mm, pleats of 224 mm."""
    root = build_cartridge(CARTRIDGE, materials)
    height, cap, radius = CARTRIDGE.height, CARTRIDGE.cap_height, CARTRIDGE.radius
    white = materials["ice"]
    for z0, z1 in ((0, 0.012), (height - cap - 0.012, height - cap)):
        ring_section("flange", radius - 0.006, FLANGE_RADIUS, z0, z1, 0.003, white, root)
    ring_section(
        "band",
        radius - 0.008,
        radius,
        height / 2 - 0.008,
        height / 2 + 0.008,
        0.002,
        materials["graph"],
        root,
    )
    for degrees in (-150, -30, 90):
        angle = math.radians(degrees)
        place = (
            (radius + 0.002) * math.cos(angle),
            (radius + 0.002) * math.sin(angle),
            height - cap * 0.5,
        )
        block("lug", (0.012, 0.030, 0.012), place, white, 0.003, 4, root, (0, 0, degrees))
    return root
