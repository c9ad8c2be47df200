"""Stage 5 of Generation Z: two ion bars, copper rods with needles, in a white frame. Metres; its middle is the origin."""
from kit import block, cylinder, empty, frame, lathe

WIDTH, DEPTH, HEIGHT, CORNER = 0.440, 0.350, 0.030, 0.034
BORDER = 0.016
BARS = (-0.078, 0.078)
NEEDLES = 20


def needle(x, y, z, materials, parent):
    """Steel point that stands on the bar, with the faint glow of its tip."""
    point = [(0.0021, 0), (0.0017, 0.003), (0.0003, 0.0190), (0, 0.0193)]
    lathe("needle", point, materials["steel"], 12, parent, loc=(x, y, z))
    ball = [(0, -0.0016), (0.0012, -0.0010), (0.0016, 0), (0.0012, 0.0010), (0, 0.0016)]
    lathe("tip", ball, materials["ion_glow"], 10, parent, angle=180, loc=(x, y, z + 0.0196))


def build(materials):
    """The frame with its two bars."""
    root = empty("tray_ion")
    base, white = -HEIGHT / 2, materials["ice"]
    frame("frame", WIDTH, DEPTH, CORNER, BORDER, HEIGHT, 0.003, white, base, 200, root, 5)
    reach = WIDTH - 2 * BORDER + 0.004
    block("rib", (0.007, DEPTH - 2 * BORDER + 0.004, 0.010), (0, 0, base + 0.010), white, 0.002, 3, root)
    for y in BARS:
        block("carrier", (reach, 0.022, 0.013), (0, y, base + 0.0145), materials["graph"], 0.003, 4, root)
        rod = reach - 0.020
        cylinder(
            "copper",
            0.0058,
            rod,
            materials["copper"],
            (-rod / 2, y, base + 0.0225),
            0.001,
            40,
            root,
            (0, 90, 0),
        )
        for k in range(NEEDLES):
            needle((k + 0.5 - NEEDLES / 2) * (rod - 0.02) / NEEDLES, y, base + 0.0275, materials, root)
    return root
