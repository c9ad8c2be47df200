"""Head of Generation Y: wipeable shell with the grips and the display, fan outlet and ring light."""
from kit import core, display, empty, material, outlet, purifier_band, shell_with_grips

from .generation_y import BODY, GRIPS
from .generation_y import HEIGHT as BODY_HEIGHT

CUT = 0.672
"""Height of the whole machine at which the head is lifted off; the tall plain shell below it is left out."""
HEIGHT = BODY_HEIGHT - CUT


def build(materials):
    """The head, its lower edge on z = 0."""
    root = empty("stage_head_y")
    white = material("wipeable", (0.80, 0.815, 0.83), 0.26, spec=0.5, coat=0.35, coat_r=0.1)
    low, high = (z - CUT for z in GRIPS)
    foot = [(0.007, 0.010), (0.007, 0, 0.002), (0, 0, 0.0025), (0, low)]
    purifier_band("foot", BODY, foot, white, root, 6)
    shell_with_grips("shell", BODY, low, high, 0.104, 0.024, white, materials["ice2"], root, 0.016)
    upper = [(0, high), (0, HEIGHT, 0.016), (0.0205, HEIGHT, 0.0022), (0.0205, HEIGHT - 0.012)]
    purifier_band("upper", BODY, upper, white, root)
    core(BODY, 0.004, HEIGHT - 0.06, materials, root, 0.026)
    outlet(materials, BODY, HEIGHT, 0.0206, 0.108, 0.0385, 54, (0.060, 0.084), root)
    display(materials, 0.043, (0, -BODY[1] / 2 - 0.0001, 0.768 - CUT), root, "02")
    return root
