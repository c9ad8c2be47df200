"""Stage 5: ion ring, needles on a copper ring carried by a white frame."""
import math

from kit import empty, lathe, torus

from .filter_parts import radial_bars, ring_section
from .stage_sizes import RING_RADIUS

HEIGHT = 0.034
COPPER_RADIUS = 0.088
HUB_RADIUS = 0.030
NEEDLES = 36


def needle(angle, materials, parent):
    """Steel point on the copper ring, with the faint glow of its tip."""
    x, y = COPPER_RADIUS * math.cos(angle), COPPER_RADIUS * math.sin(angle)
    point = [(0.0019, 0), (0.0015, 0.003), (0.0003, 0.0150), (0, 0.0153)]
    lathe("needle", point, materials["steel"], 12, parent, loc=(x, y, 0.021))
    ball = [(0, -0.0013), (0.0010, -0.0008), (0.0013, 0), (0.0010, 0.0008), (0, 0.0013)]
    lathe("tip", ball, materials["ion_glow"], 10, parent, angle=180, loc=(x, y, 0.0366))


def build(materials):
    """The ring, standing on z = 0."""
    root = empty("stage_ion")
    white, dark = materials["ice"], materials["graph"]
    ring_section("frame", RING_RADIUS - 0.011, RING_RADIUS, 0, HEIGHT - 0.006, 0.003, white, root)
    radial_bars(HUB_RADIUS - 0.002, RING_RADIUS - 0.010, 0.012, 0.0044, 0.008, 6, white, root, 15)
    ring_section("carrier", COPPER_RADIUS - 0.0065, COPPER_RADIUS + 0.0065, 0.009, 0.018, 0.002, dark, root)
    torus("copper", COPPER_RADIUS, 0.0048, materials["copper"], (0, 0, 0.0190), root, n=192, k=24)
    hub = [(0, 0.004), (HUB_RADIUS, 0.004, 0.002), (HUB_RADIUS, 0.020, 0.004), (0, 0.020)]
    lathe("hub", hub, white, 96, root)
    torus("hub line", HUB_RADIUS * 0.62, 0.0012, materials["copper"], (0, 0, 0.020), root)
    for number in range(NEEDLES):
        needle(2 * math.pi * number / NEEDLES, materials, root)
    return root
