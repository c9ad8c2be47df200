"""Generation Y: 330 x 330 x 880 mm. Clinical tower: tall smooth shell to wipe, louvres below, teal status light all round."""
from kit import *  # noqa: F401,F403

BODY = (0.330, 0.330, 0.114)
HEIGHT = 0.880
SEAM = 0.402
LOUVRES, PITCH, FIRST_LOUVRE = 21, 0.0152, 0.066
GRIPS = (0.690, 0.750)


def louvre(z, m, parent):
    """One blade, 10 mm high, that slopes down and inwards, so that the dark inside stays hidden from above."""
    profile = [(0.0150, z - 0.004), (0, z, 0.0026), (0, z + 0.0094, 0.0026), (0.0150, z + 0.0054)]
    return purifier_band("louvre", BODY, profile, m, parent, 5)


def build(M, lit=True):
    status = material("status", (0, 0, 0), 0.5, emit=(0.05, 0.62, 0.66), estr=0.8)
    shell_white = material("wipeable", (0.80, 0.815, 0.83), 0.26, spec=0.5, coat=0.35, coat_r=0.1)
    root = empty("generation-y")
    feet(M, 0.100, 0.100, root)
    plinth(BODY, 0.046, M, root)
    core(BODY, 0.040, SEAM + 0.004, M, root, 0.015)
    core(BODY, SEAM + 0.004, 0.80, M, root, 0.026)
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
        [(0.015, top_blade - 0.004), (0, top_blade, 0.0026), (0, SEAM, 0.0016), (0.006, SEAM)],
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
    purifier_band("shell", BODY, [(0.006, start), (0, start, 0.0016), (0, low)], shell_white, root)
    shell_with_grips("shell", BODY, low, high, 0.104, 0.024, shell_white, M["ice2"], root, 0.016)
    rim = [(0, high), (0, HEIGHT, 0.016), (0.0205, HEIGHT, 0.0022), (0.0205, HEIGHT - 0.012)]
    purifier_band("upper", BODY, rim, shell_white, root)
    outlet(M, BODY, HEIGHT, 0.0206, 0.108, 0.0385, 54, (0.060, 0.084), root, lit)
    display(M, 0.043, (0, -BODY[1] / 2 - 0.0001, 0.768), root, "02")
    pull_tab(BODY, 0.122, SEAM, M, root)
    return root
