"""Generation S: 240 x 240 x 520 mm. One soft piece with few large dots, a small display, a woven loop, grips to carry it by."""
from kit import *  # noqa: F401,F403

BODY = (0.240, 0.240, 0.108)
HEIGHT = 0.520
INTAKE = (0.048, 0.298)
GRIPS = (0.392, 0.438)


def dot(u, v, column, row):
    """Half width and half height: round holes that shrink upwards and a little towards the foot."""
    rise = min(1, max(0, (v - 0.30) / 0.70))
    fall = min(1, max(0, (0.16 - v) / 0.16))
    radius = 0.0042 - 0.0030 * rise * rise * (3 - 2 * rise) - 0.0010 * fall
    return radius, radius


def build(M, lit=True):
    root = empty("generation-s")
    feet(M, 0.056, 0.056, root, 0.013)
    plinth(BODY, 0.032, M, root, 0.010)
    core(BODY, 0.030, 0.46, M, root, 0.024)
    dust_mesh(BODY, 0.034, 0.300, M, root)
    low, high = INTAKE
    purifier_band("foothold", BODY, [(0.008, 0.029), (0, 0.029, 0.006), (0, low)], M["ice"], root)
    wrap = Wrap(*BODY)
    perforated_plate(
        "intake",
        wrap,
        0,
        wrap.L,
        low,
        high,
        2 * round(wrap.L / 0.0128 / 2),
        17,
        dot,
        M["ice"],
        thick=0.0022,
        K=25,
        stagger=True,
        parent=root,
    )
    purifier_band("waist", BODY, [(0, high), (0, GRIPS[0])], M["ice"], root)
    shell_with_grips("shell", BODY, *GRIPS, 0.066, 0.019, M["ice"], M["ice2"], root, 0.012)
    shell = [(0, GRIPS[1]), (0, HEIGHT, 0.034), (0.0385, HEIGHT, 0.0026), (0.0385, HEIGHT - 0.012)]
    purifier_band("upper", BODY, shell, M["ice"], root, 14)
    outlet(M, BODY, HEIGHT, 0.0386, 0.066, 0.025, 40, (0.039, 0.053), root, lit)
    display(M, 0.029, (0, -BODY[1] / 2 - 0.0001, 0.418), root, "04")
    loop_tab(BODY, 0.092, 0.350, M, root)
    marks(M, root)
    return root


def marks(M, root):
    """Maker's name, legends, model letter, parting lines, sensor and rating plate."""
    ink, perimeter = M["print"], Wrap(*BODY).L
    printed("MARS", 0.0075, BODY, 0, 0.3745, ink, root, 1.28, "Inter-SemiBold")
    for kind, s in (("power", -0.021), ("speed", 0), ("night", 0.021)):
        legend(kind, 0.0072, BODY, s, 0.4645, ink, root, 0.0008)
    model_letter("S", 0.011, plinth_body(BODY, 0.010), 0.0205, M, root)
    for side in (0.25, 0.75):
        parting_line(BODY, side * perimeter, INTAKE[1], GRIPS[0], M["parting"], root)
        parting_line(BODY, side * perimeter, GRIPS[1], 0.484, M["parting"], root)
    sensor_slot(BODY, 0.25 * perimeter, 0.350, M, root, M["ice2"])
    lines = ("Generation S air purifier", "220–240 V ~  50 Hz  28 W", "Serial no. GS-000000 (sample)")
    rating_plate(BODY, lines, 0.082, M, root, 0.080, 0.050)
