"""What a round purifier has inside: lining, grille, and the five stages of the air's way in its own size. Metres."""
from dataclasses import dataclass

import math

from kit import deck, empty, loft
from models import (
    stage_carbon,
    stage_hepa,
    stage_ion,
    stage_particulate,
    stage_sizes,
    stage_uvc,
)
from models import filter_parts

from . import plates
from .profile import coarser
from .shapes import lathe
from .tree import into_part

STAGES = (stage_particulate, stage_carbon, stage_hepa, stage_uvc, stage_ion)
LOOK = ("dark", "grains", "paper", "dark", "dark")
RADII = ("RING_RADIUS", "BORE_RADIUS", "RADIUS", "LAMP_RADIUS", "COPPER_RADIUS", "HUB_RADIUS")
RING = stage_sizes.RING_RADIUS
COARSER = 2.8
"""How much coarser the stages may be than the outside."""


@dataclass(frozen=True)
class Interior:
    """Sizes of the stages: outer radius, their heights from the first to the fifth, where the lowest stands."""

    radius: float
    heights: tuple
    floor: float
    gap: float = 0.003
    clearance: float = 0.050
    """Between two stages when the model is open."""


def fit(stage, interior, height):
    """Gives a stage's module the sizes of this purifier."""
    scale = interior.radius / RING
    for name in RADII:
        if hasattr(stage, name):
            setattr(stage, name, getattr(stage, name) * scale)
    stage.HEIGHT = height


def stages(interior, top_of_body, materials):
    """Builds the parts stage-1 to stage-5; returns how high the head goes when all are pulled out above the body."""
    stand, open_stand = interior.floor, top_of_body + interior.clearance
    for number, (stage, height, look) in enumerate(zip(STAGES, interior.heights, LOOK), 1):
        fit(stage, interior, height)
        plates.SEEN_THROUGH[0] = look
        with coarser(COARSER):
            root = stage.build(materials)
        root.location.z = stand
        into_part(f"stage-{number}", root.children, (0, open_stand - stand, 0))
        stand += height + interior.gap
        open_stand += height + interior.clearance
    plates.SEEN_THROUGH[0] = "dark"
    return open_stand - top_of_body


def lining(body, low, high, inset, M, parent):
    """Dark inner wall, open at both ends."""
    return tube_of(body, [(inset, low), (inset, high)], M["dark"], parent)


def tube_of(body, profile, material, parent, name="lining"):
    return loft(name, *body, profile, material, 480, cap=(False, False), parent=parent)


def seat(body, height, inset, radius, M, materials, parent):
    """Floor of the body: a plate with a round grille that the stages stand on."""
    deck("seat", body, inset, radius, height, 0.010, M["graph"], parent=parent)
    grille(radius, height - 0.008, materials, parent)
    loft("floor", 2 * radius, 2 * radius, radius, [(0, height - 0.0101), (0, height - 0.0100)], M["dark"], parent=parent)


def underside(body, height, inset, radius, M, materials, parent):
    """Lower side of the head: a plate with the fan's round inlet."""
    plate = deck("inlet", body, inset, radius, 0, 0.020, M["graph"], parent=parent)
    plate.rotation_euler = (math.pi, 0, 0)
    plate.location = (0, 0, height)
    grille(radius, height + 0.006, materials, parent)
    loft("inletdark", 2 * radius, 2 * radius, radius, [(0, height + 0.020), (0, height + 0.0201)], M["dark"], parent=parent)


def grille(radius, height, materials, parent):
    grey = materials["screen"]
    filter_parts.radial_bars(0.024, radius, height, 0.003, 0.004, 20, grey, parent)
    for share in (0.22, 0.60):
        hoop = radius * share
        lathe("hoop", [(hoop + 0.0015, height + 0.002), (hoop - 0.0015, height + 0.002)], grey, 40, parent)
