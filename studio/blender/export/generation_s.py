"""Generation S to turn and open: foot, perforated lower half, five stages, head."""
from models import filter_s
from models import generation_s as source
from models.filter_parts import filter_materials

from .interior import Interior, lining, stages, tub, tube_of, underside
from .tree import children, into_part

INTERIOR = Interior(source.BODY, filter_s.CARTRIDGE, filter_s, seat=0.060, wall=0.096, mesh_inset=0.008, top=source.INTAKE[1], lamp=0.036, ions=0.030, clearance=0.034)
INSET, BEHIND_GRIPS = 0.006, 0.0125
OPENS_AT = source.INTAKE[1]
"""The body is one soft piece; the model opens where its holes end."""


def build():
    """Builds the parts in the present scene."""
    M = filter_materials()
    root = source.build(M)
    foot = children(root, "foot.", "plinth", "letter") + [one for one in root.children if one.name == "foot"]
    body = children(root, "foothold", "intake", "rating")
    head = [one for one in root.children if one not in foot + body]
    rise = stages(INTERIOR, M)
    foot_root, body_root, head_root = (
        into_part(*part) for part in (("foot", foot), ("body", body), ("head", head, (0, rise, 0)))
    )
    tub(INTERIOR, M, body_root)
    tube_of(source.BODY, [(0, OPENS_AT), (INSET, OPENS_AT), (INSET, 0.029)][::-1], M["ice2"], body_root)
    lining(source.BODY, OPENS_AT + 0.008, source.HEIGHT - 0.012, BEHIND_GRIPS, M, head_root)
    tube_of(source.BODY, [(INSET, OPENS_AT), (0, OPENS_AT)], M["ice2"], head_root)
    underside(source.BODY, OPENS_AT + 0.008, INSET, 0.084, M, M, head_root)
