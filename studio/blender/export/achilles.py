"""Achilles bottles to turn: the cap is the head, and comes off."""
from models import achilles as source

from .profile import coarser
from .tree import into_part

CAP_OPEN = 0.060


def build_white():
    bottle("white")


def build_black():
    bottle("black")


def bottle(colour):
    """Builds the parts in the present scene."""
    materials = source.achilles_materials()
    with coarser(1.5):
        cap = source.build_cap(materials, colour)
    cap.location = (0, 0, source.CAP_SEAT)
    root = source.build(materials, colour, has_cap=False)
    into_part("body", root.children)
    into_part("head", cap.children, (0, CAP_OPEN, 0))
