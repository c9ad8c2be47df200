"""Generation Y: 330 x 330 x 880 mm. Clinical tower: tall smooth shell to wipe, louvres below, teal status light all round."""
from kit import *  # noqa: F401,F403

BODY = (0.330, 0.330, 0.114)
HEIGHT = 0.880
SEAM = 0.402
LOUVRES, PITCH, FIRST_LOUVRE = 21, 0.0152, 0.066
GRIPS = (0.690, 0.750)
RIM = 0.8605
"""Where the rim, a part of its own, meets the shell."""


def louvre(z, m, parent):
    """One blade, 10 mm high, that slopes down and inwards, so that the dark inside stays hidden from above."""
    profile = [(0.0150, z - 0.004), (0, z, 0.0026), (0, z + 0.0094, 0.0026), (0.0150, z + 0.0054)]
    return purifier_band("louvre", BODY, profile, m, parent, 5)


def build(M, lit=True):
    status = material("status", (0, 0, 0), 0.5, emit=(0.05, 0.62, 0.66), estr=0.32)
    shell_white = material("wipeable", (0.80, 0.815, 0.83), 0.26, spec=0.5, coat=0.35, coat_r=0.1)
    root = empty("generation-y")
    feet(M, 0.100, 0.100, root)
    plinth(BODY, 0.046, M, root)
    core(BODY, 0.040, 0.80, M, root, 0.026)
    dust_mesh(BODY, 0.042, SEAM, M, root, 0.017, 5)
    core(BODY, SEAM - 0.002, SEAM + 0.0065, M, root, 0.006)
    core(BODY, RIM - 0.004, RIM + 0.004, M, root)
    purifier_band(
        "foothold",
        BODY,
        [(0.006, 0.0445), (0, 0.0445, 0.0025), (0, 0.0615, 0.002), (0.015, 0.058)],
        M["ice"],
        root,
        6,
    )
    for blade in range(LOUVRES):
        louvre(FIRST_LOUVRE + blade * PITCH, M["ice"], root)
    top_blade = FIRST_LOUVRE + LOUVRES * PITCH
    purifier_band(
        "lip",
        BODY,
        [(0.015, top_blade - 0.004), (0, top_blade, 0.0026), (0, SEAM, 0.0009), (0.006, SEAM)],
        M["ice"],
        root,
        6,
    )
    purifier_band(
        "statuslight",
        BODY,
        [(0.0022, SEAM - 0.001), (0.0022, SEAM + 0.006)],
        status if lit else M["ice2"],
        root,
    )
    low, high = GRIPS
    start = SEAM + 0.0042
    purifier_band("shell", BODY, [(0.006, start), (0, start, 0.0009), (0, low)], shell_white, root)
    shell_with_grips("shell", BODY, low, high, 0.104, 0.024, shell_white, M["ice2"], root, 0.016)
    upper = [(0, high), (0, RIM - 0.0006, 0.0008), (0.004, RIM - 0.0006)]
    purifier_band("upper", BODY, upper, shell_white, root)
    rim = [(0.004, RIM), (0, RIM, 0.0008), (0, HEIGHT, 0.014), (0.0205, HEIGHT, 0.0022)]
    purifier_band("rim", BODY, [*rim, (0.0205, HEIGHT - 0.012)], shell_white, root)
    outlet(M, BODY, HEIGHT, 0.0206, 0.108, 0.0385, 54, (0.060, 0.084), root, lit)
    display(M, 0.043, (0, -BODY[1] / 2 - 0.0001, 0.768), root, "02")
    pull_tab(BODY, 0.122, SEAM, M, root)
    marks(M, root)
    return root


def marks(M, root):
    """Maker's name, legends, model letter, parting lines, sensor and rating plate."""
    ink, perimeter = M["print"], Wrap(*BODY).L
    printed("MARS", 0.009, BODY, 0, 0.7015, ink, root, 1.28, "Inter-SemiBold")
    for kind, s in (("power", -0.026), ("speed", 0), ("night", 0.026)):
        legend(kind, 0.0086, BODY, s, 0.8385, ink, root)
    model_letter("Y", 0.013, plinth_body(BODY), 0.0275, M, root)
    for side in (0.25, 0.75):
        parting_line(BODY, side * perimeter, SEAM + 0.006, GRIPS[0], M["parting"], root)
        parting_line(BODY, side * perimeter, GRIPS[1], RIM - 0.002, M["parting"], root)
    sensor_slot(BODY, 0.25 * perimeter + 0.046, 0.636, M, root, M["ice2"])
    lines = ("Generation Y air purifier", "220–240 V ~  50 Hz  60 W", "Serial no. GY-000000 (sample)")
    rating_plate(BODY, lines, 0.112, M, root)
