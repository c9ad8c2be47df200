"""Generation X: 340 x 340 x 760 mm. White body in two halves, slots that shorten to dots, round display, coral tab at the seam."""
from kit import *  # noqa: F401,F403

BODY = (0.340, 0.340, 0.118)
HEIGHT = 0.760
SEAM = 0.538
INTAKE = (0.062, 0.528)


def slot(u, v, column, row):
    """Half width and half height: the slots shorten smoothly to dots towards the seam."""
    fade = min(1, max(0, (v - 0.46) / 0.54))
    fade = fade * fade * (3 - 2 * fade)
    return 0.0021, 0.0150 * (1 - fade) + 0.0021 * fade


def build(M, lit=True):
    root = empty("generation-x")
    feet(M, 0.105, 0.105, root)
    plinth(BODY, 0.040, M, root)
    core(BODY, 0.036, 0.70, M, root)
    low, high = INTAKE
    purifier_band("foothold", BODY, [(0.006, 0.0425), (0, 0.0425, 0.0025), (0, low)], M["ice"], root, 6)
    purifier_band("lip", BODY, [(0, high), (0, SEAM, 0.0016), (0.006, SEAM)], M["ice"], root, 6)
    wrap = Wrap(*BODY)
    columns = 2 * round(wrap.L / 0.0080 / 2)
    perforated_plate(
        "intake",
        wrap,
        0,
        wrap.L,
        low,
        high,
        columns,
        12,
        slot,
        M["ice"],
        thick=0.002,
        K=7,
        stagger=True,
        parent=root,
        wall_material=M["dark"],
    )
    shell = [(0.006, SEAM + 0.0018), (0, SEAM + 0.0018, 0.0016), (0, HEIGHT, 0.016), (0.0205, HEIGHT, 0.0022)]
    purifier_band("upper", BODY, [*shell, (0.0205, HEIGHT - 0.012)], M["ice"], root)
    outlet(M, BODY, HEIGHT, 0.0206, 0.112, 0.0385, 54, (0.062, 0.088), root, lit)
    display(M, 0.043, (0, -BODY[1] / 2 - 0.0001, 0.648), root, "03")
    pull_tab(BODY, 0.126, SEAM, M, root)
    return root
