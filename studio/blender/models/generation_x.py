"""Generation X: 340 x 340 x 760 mm. White body in two halves, slots that shorten to dots, round display, coral tab at the seam."""
from kit import *  # noqa: F401,F403

BODY = (0.340, 0.340, 0.118)
HEIGHT = 0.760
SEAM = 0.538
SEAM_GAP = 0.0010
RIM = 0.7405
"""Where the rim, a part of its own, meets the shell."""
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
    core(BODY, 0.036, SEAM, M, root, 0.022)
    core(BODY, SEAM, 0.748, M, root)
    low, high = INTAKE
    dust_mesh(BODY, 0.045, SEAM - 0.002, M, root)
    purifier_band("foothold", BODY, [(0.006, 0.0425), (0, 0.0425, 0.0025), (0, low)], M["ice"], root, 6)
    purifier_band("lip", BODY, [(0, high), (0, SEAM, 0.0009), (0.006, SEAM)], M["ice"], root, 6)
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
    )
    start = SEAM + SEAM_GAP
    shell = [(0.006, start), (0, start, 0.0009), (0, RIM - 0.0006, 0.0008), (0.004, RIM - 0.0006)]
    purifier_band("upper", BODY, shell, M["ice"], root)
    rim = [(0.004, RIM), (0, RIM, 0.0008), (0, HEIGHT, 0.014), (0.0205, HEIGHT, 0.0022)]
    purifier_band("rim", BODY, [*rim, (0.0205, HEIGHT - 0.012)], M["ice"], root)
    outlet(M, BODY, HEIGHT, 0.0206, 0.112, 0.0385, 54, (0.062, 0.088), root, lit)
    display(M, 0.043, (0, -BODY[1] / 2 - 0.0001, 0.648), root, "03")
    pull_tab(BODY, 0.126, SEAM, M, root)
    marks(M, root)
    return root


def marks(M, root):
    """Maker's name, legends, model letter, parting lines, sensor and rating plate."""
    ink, perimeter = M["print"], Wrap(*BODY).L
    printed("MARS", 0.009, BODY, 0, 0.648 - 0.0665, ink, root, 1.28, "Inter-SemiBold")
    for kind, s in (("power", -0.026), ("speed", 0), ("night", 0.026)):
        legend(kind, 0.0086, BODY, s, 0.7185, ink, root)
    model_letter("X", 0.013, plinth_body(BODY), 0.0265, M, root)
    for side in (0.25, 0.75):
        parting_line(BODY, side * perimeter, SEAM + SEAM_GAP + 0.001, RIM - 0.002, M["parting"], root)
    sensor_slot(BODY, 0.25 * perimeter + 0.048, 0.640, M, root, M["ice2"])
    lines = ("Generation X air purifier", "220–240 V ~  50 Hz  55 W", "Serial no. GX-000000 (sample)")
    rating_plate(BODY, lines, 0.105, M, root)
