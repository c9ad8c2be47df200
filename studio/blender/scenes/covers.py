"""Pictures above articles, 2.35 times as wide as high: a close-up on a flat ground, and a nearer view of a room at eye level."""
import math

from kit import Picture, orbit_camera
from models import filter_x
from models.filter_parts import filter_materials
from models.left_behind import pen_pot
from models.whole_room import stand

from .eye_level import classroom_room, closed_room_picture
from .filters import LENS, PORCELAIN, stage


def cartridge():
    """The upper end of the filter of Generation X, its whole rim, a little air above it, and the lettering."""
    filter_x.build(filter_materials())
    stage()
    orbit_camera(2.75, 8, 27, (0, -0.01, 0.373), LENS * 0.66 / 0.36, (0, 0.0213))


def class_shelf():
    """Along the far wall from beside the board, the sun low: the class's books before one, out of focus, Generation X in the corner beyond."""
    eye = (0.70, -1.15, 0.95)
    _, beside_shelf = classroom_room(eye, (1.9, 0.33, -0.50), -52, _shelf_top)
    turn = math.radians(22)
    stand(eye, (eye[0] + math.cos(turn), eye[1] + math.sin(turn)), 29, 0.16, beside_shelf, 1.3)


def _shelf_top(P):
    pen_pot(P, (2.12, -0.22, 0.815), None, 4)


def cover(build, ground):
    return Picture(build, 1920, 817, samples=64, is_cutout=True, ground=ground, exposure=0.2, supersampling=2)


PICTURES = {
    "cover-data-sheet": cover(cartridge, PORCELAIN),
    "cover-classroom": closed_room_picture(class_shelf, 0.30, 4, kept=0.2, width=1280, height=545, softness=0, warmth=0, contrast=0.45, black=0.03, vignette=0.26),
}
