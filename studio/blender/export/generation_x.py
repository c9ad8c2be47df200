"""Generation X to turn and open: foot, perforated body, five stages, head."""
from models import generation_x as source
from models.filter_parts import filter_materials

from .interior import Interior, lining, seat, stages, underside
from .tree import children, into_part

INTERIOR = Interior(radius=0.132, heights=(0.078, 0.078, 0.112, 0.046, 0.034), floor=0.062)
INSET = 0.006


def build():
    """Builds the parts in the present scene."""
    M = filter_materials()
    root = source.build(M)
    foot = children(root, "foot.", "plinth", "letter") + [one for one in root.children if one.name == "foot"]
    body = children(root, "foothold", "intake", "lip", "tab", "rating")
    head = [one for one in root.children if one not in foot + body]
    rise = stages(INTERIOR, source.SEAM, M)
    foot_root, body_root, head_root = (into_part(*part) for part in (("foot", foot), ("body", body), ("head", head, (0, rise, 0))))
    seat(source.BODY, 0.052, INSET, 0.128, M, M, foot_root)
    lining(source.BODY, 0.0425, source.SEAM, INSET, M, body_root)
    lining(source.BODY, source.SEAM + 0.0018, source.HEIGHT - 0.010, INSET, M, head_root)
    underside(source.BODY, source.SEAM + 0.010, INSET, 0.118, M, M, head_root)
