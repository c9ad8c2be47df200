"""Stage 1: washable sleeve of fine mesh between two rims, with a tab to pull it out by."""
import math

from kit import block, empty

from .filter_parts import perforated_sleeve, ring_section
from .stage_sizes import RING_RADIUS

HEIGHT = 0.078
RADIUS = RING_RADIUS + 0.006


def build(materials):
    """The sleeve, standing on z = 0."""
    root = empty("stage_particulate")
    rim = materials["graph"]
    for z0, z1 in ((0, 0.011), (HEIGHT - 0.011, HEIGHT)):
        ring_section("rim", RADIUS - 0.011, RADIUS, z0, z1, 0.0025, rim, root)
    perforated_sleeve(RADIUS - 0.003, 0.009, HEIGHT - 0.009, 0.0042, 0.0014, materials["mesh"], root, 0.0006)
    for rib in range(12):
        angle = 2 * math.pi * (rib + 0.5) / 12
        place = ((RADIUS - 0.003) * math.cos(angle), (RADIUS - 0.003) * math.sin(angle), HEIGHT / 2)
        block("rib", (0.005, 0.005, HEIGHT - 0.016), place, rim, 0.001, 2, root, (0, 0, math.degrees(angle)))
    block(
        "tab",
        (0.040, 0.008, 0.013),
        (0, -RADIUS - 0.001, HEIGHT - 0.0065),
        materials["coral"],
        0.003,
        4,
        root,
    )
    return root
