"""Head of Generation S: upper shell with the grips and the small display, fan outlet and ring light."""
from kit import core, display, empty, outlet, purifier_band, shell_with_grips

from .generation_s import BODY, GRIPS
from .generation_s import HEIGHT as BODY_HEIGHT

CUT = 0.372
"""Height of the whole machine at which the head is lifted off."""
HEIGHT = BODY_HEIGHT - CUT


def build(materials):
    """The head, its lower edge on z = 0."""
    root = empty("stage_head_s")
    low, high = (z - CUT for z in GRIPS)
    foot = [(0.007, 0.010), (0.007, 0, 0.002), (0, 0, 0.0025), (0, low)]
    purifier_band("foot", BODY, foot, materials["ice"], root, 6)
    shell_with_grips("shell", BODY, low, high, 0.066, 0.019, materials["ice"], materials["ice2"], root, 0.012)
    upper = [(0, high), (0, HEIGHT, 0.034), (0.0385, HEIGHT, 0.0026), (0.0385, HEIGHT - 0.012)]
    purifier_band("upper", BODY, upper, materials["ice"], root, 14)
    core(BODY, 0.004, HEIGHT - 0.06, materials, root, 0.024)
    outlet(materials, BODY, HEIGHT, 0.0386, 0.066, 0.025, 40, (0.039, 0.053), root)
    display(materials, 0.029, (0, -BODY[1] / 2 - 0.0001, 0.418 - CUT), root, "04")
    return root
