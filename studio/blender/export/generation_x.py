"""Generation X to turn and open: foot, perforated body, five stages, head."""
from models import filter_x
from models import generation_x as source
from models.filter_parts import filter_materials

from .interior import Interior, lining, stages, tub, underside
from .tree import children, into_part

INTERIOR = Interior(source.BODY, filter_x.CARTRIDGE, filter_x, seat=0.072, wall=0.142, mesh_inset=0.010, top=source.SEAM)
INSET = 0.006


def build():
    """Builds the parts in the present scene."""
    M = filter_materials()
    root = source.build(M)
    foot = children(root, "foot.", "plinth", "letter") + [one for one in root.children if one.name == "foot"]
    body = children(root, "foothold", "intake", "lip", "tab", "rating")
    head = [one for one in root.children if one not in foot + body]
    rise = stages(INTERIOR, M)
    foot_root, body_root, head_root = (into_part(*part) for part in (("foot", foot), ("body", body), ("head", head, (0, rise, 0))))
    tub(INTERIOR, M, body_root)
    lining(source.BODY, 0.0425, source.SEAM, INSET, M, body_root)
    lining(source.BODY, source.SEAM + 0.0018, source.HEIGHT - 0.010, INSET, M, head_root)
    underside(source.BODY, source.SEAM + 0.010, INSET, 0.118, M, M, head_root)
