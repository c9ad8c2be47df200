"""Stage 4 of Generation Z: three straight UV-C lamps over a reflector in a tray. Metres; the middle of the tray is the origin."""
from kit import block, cylinder, empty, frame, rounded_block

WIDTH, DEPTH, HEIGHT, CORNER = 0.440, 0.350, 0.048, 0.034
BORDER = 0.015
LAMPS = (-0.100, 0.0, 0.100)
TUBE_RADIUS = 0.0080


def lamp(y, z, materials, parent):
    """Tube along x between two sockets."""
    half = WIDTH / 2 - BORDER - 0.034
    cylinder("tube", TUBE_RADIUS, 2 * half, materials["uv_ring"], (-half, y, z), 0, 32, parent, (0, 90, 0))
    for side in (-1, 1):
        block(
            "socket",
            (0.030, 0.034, 0.026),
            (side * (half + 0.013), y, z),
            materials["ceramic"],
            0.004,
            4,
            parent,
        )
    for x in (-half / 2.4, half / 2.4):
        block("clip", (0.005, 0.021, 0.022), (x, y, z - 0.004), materials["graph"], 0.0012, 2, parent)


def build(materials):
    """The tray with its lamps."""
    root = empty("tray_uvc")
    base = -HEIGHT / 2
    frame("frame", WIDTH, DEPTH, CORNER, BORDER, HEIGHT, 0.003, materials["graph"], base, 200, root, 5)
    inner = (WIDTH - 2 * BORDER + 0.004, DEPTH - 2 * BORDER + 0.004)
    rounded_block("reflector", *inner, 0.004, 0.02, 0.001, materials["reflector"], (0, 0, base + 0.004), root)
    for y in (-0.050, 0.050):
        block("ridge", (inner[0], 0.003, 0.014), (0, y, base + 0.012), materials["reflector"], 0.001, 2, root)
    for y in LAMPS:
        lamp(y, base + 0.026, materials, root)
    return root
