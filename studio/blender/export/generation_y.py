"""Generation Y to turn and open: foot, louvres, five stages, tall head with the status light at its seam."""
from models import filter_y
from models import generation_y as source
from models.filter_parts import filter_materials

from .interior import Interior, lining, stages, tub, underside
from .tree import children, into_part, repeat

INTERIOR = Interior(source.BODY, filter_y.CARTRIDGE, filter_y, seat=0.070, wall=0.136, mesh_inset=0.017, top=source.SEAM, lamp=0.044)
LINING, INSET, BEHIND_GRIPS = 0.015, 0.006, 0.0165


def build():
    """Builds the parts in the present scene."""
    M = filter_materials()
    root = source.build(M)
    foot = children(root, "foot.", "plinth", "letter") + [one for one in root.children if one.name == "foot"]
    body = children(root, "foothold", "louvre", "lip", "tab", "rating")
    head = [one for one in root.children if one not in foot + body]
    repeat(children(root, "louvre"))
    rise = stages(INTERIOR, M)
    foot_root, body_root, head_root = (
        into_part(*part) for part in (("foot", foot), ("body", body), ("head", head, (0, rise, 0)))
    )
    tub(INTERIOR, M, body_root)
    lining(source.BODY, 0.044, source.SEAM - 0.004, LINING, M, body_root)
    lining(source.BODY, source.SEAM, source.HEIGHT - 0.010, BEHIND_GRIPS, M, head_root)
    underside(source.BODY, source.SEAM + 0.012, INSET, 0.116, M, M, head_root)
