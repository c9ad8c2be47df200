"""Head of Generation Z: graphite shell with the grips and the wide display, fan outlet and ring light."""
from kit import core, empty

from .generation_z import BODY, CASSETTE, SEAM_GAP, cabinet_materials, head
from .generation_z import HEIGHT as BODY_HEIGHT

CUT = CASSETTE[1] + SEAM_GAP
HEIGHT = BODY_HEIGHT - CUT


def build(materials):
    """The head, its lower edge on z = 0."""
    root = empty("stage_head_z")
    whole = empty("whole", (0, 0, -CUT))
    whole.parent = root
    coat, _ = cabinet_materials()
    core(BODY, CUT + 0.002, 1.10, materials, whole, 0.012)
    head(materials, coat, whole)
    return root
