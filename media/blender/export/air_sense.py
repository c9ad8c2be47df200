"""Mars Air Sense to turn: the meter on its foot."""
from models import air_sense as source

from .tree import children, into_part


def build():
    """Builds the parts in the present scene."""
    root = source.build(source.air_sense_materials())
    foot = children(root, "pad", "foot")
    meter = [one for one in root.children if one not in foot]
    into_part("foot", foot)
    into_part("body", meter)
