"""Mars Air Sense to turn: the meter on its foot."""
import numpy as np

from kit import Wrap, material
from models import air_sense as source

from .plates import strip
from .tree import children, into_part


def build():
    """Builds the parts in the present scene."""
    materials = source.air_sense_materials()
    root = source.build(materials)
    foot = children(root, "pad", "foot")
    meter = [one for one in root.children if one not in foot]
    behind_seams(materials, next(one for one in meter if one.name == "meter"))
    darken_holes(next(one for one in root.children_recursive if one.name == "face"))
    into_part("foot", foot)
    into_part("body", meter)


def behind_seams(materials, meter):
    """A skin just under the band of vents, round the corners: the cut plate and the shells meet there in different points."""
    wrap = Wrap(source.WIDTH, source.HEIGHT, source.CORNER)
    along = np.linspace(0, wrap.L, 2000, endpoint=False)
    places = wrap(along, 0 * along, 0 * along)
    is_vented = (np.abs(places[:, 0]) > source.WIDTH / 2 - 0.0002) & (-0.014 < places[:, 1]) & (places[:, 1] < 0.028)
    changes = along[np.flatnonzero(is_vented != np.roll(is_vented, 1))]
    for start, end in ((changes[1], changes[2]), (changes[3] - wrap.L, changes[0])):
        low, high = source.VENT_BACK - 0.0004, source.VENT_FRONT + 0.0004
        strip("seam", wrap, start, end, low, high, materials["shell"], meter, 0.00003)


def darken_holes(face):
    """The walls of the grille's holes lie in shadow, which a viewer's light does not know."""
    face.data.materials.append(material("vent_wall", (0.10, 0.102, 0.106), 0.6))
    for polygon in face.data.polygons:
        polygon.material_index = int(abs(polygon.normal.z) < 0.5)
