"""Foot of Generation Z: castors, chassis, the lowest slots of the cabinet, and the open shaft that the trays slide into."""
from kit import Wrap, block, core, empty, loft, perforated_plate, purifier_band

from .generation_z import BASE, BODY, cabinet_materials, castor

HEIGHT = 0.200
RIM = 0.014


def build(materials):
    """The foot, standing on z = 0."""
    root = empty("stage_base_z")
    coat, _ = cabinet_materials()
    for x in (-0.160, 0.160):
        for y in (-0.128, 0.128):
            castor(materials, x, y, y < 0, root)
    chassis = [(0.03, BASE - 0.010), (0.006, BASE - 0.010, 0.004), (0.006, BASE)]
    purifier_band("chassis", BODY, chassis, materials["dark"], root)
    purifier_band("cabinet", BODY, [(0.008, BASE), (0, BASE, 0.003), (0, BASE + 0.016)], coat, root, 6)
    wrap = Wrap(*BODY)
    perforated_plate(
        "slots",
        wrap,
        0,
        wrap.L,
        BASE + 0.016,
        HEIGHT - 0.014,
        2 * round(wrap.L / 0.0165 / 2),
        2,
        lambda u, v, column, row: (0.0036, 0.0155),
        coat,
        thick=0.002,
        K=7,
        stagger=True,
        parent=root,
        wall_material=materials["dark"],
    )
    rim = [(0, HEIGHT - 0.014), (0, HEIGHT, 0.003), (RIM, HEIGHT, 0.002), (RIM, HEIGHT - 0.050)]
    purifier_band("rim", BODY, rim, coat, root, 6)
    core(BODY, BASE - 0.004, HEIGHT - 0.045, materials, root, 0.0055)
    grille(HEIGHT - 0.034, materials, root)
    return root


def grille(z, materials, parent):
    """Cross of bars over the dark floor of the shaft."""
    width, depth, _ = BODY
    for k in range(15):
        x = (k - 7) * (width - 2 * RIM) / 15
        block("bar", (0.004, depth - 2 * RIM, 0.006), (x, 0, z), materials["screen"], 0.001, 2, parent)
    for k in range(3):
        y = (k - 1) * depth / 4
        block(
            "bar", (width - 2 * RIM, 0.006, 0.008), (0, y, z - 0.002), materials["screen"], 0.001, 2, parent
        )
