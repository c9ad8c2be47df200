"""What a round purifier has inside: the mesh all round, the tub with the cartridge in it, lamp, ions, and the head's underside. Metres."""
import math
from dataclasses import dataclass
from types import ModuleType

import bpy

from kit import block, deck, loft, perforated_plate
from models import cartridge_stages, filter_parts, stage_ion, stage_sizes, stage_uvc
from models.filter_cartridge import Cartridge

from . import plates
from .profile import coarser
from .shapes import lathe
from .tree import into_part

RADII = ("RING_RADIUS", "BORE_RADIUS", "RADIUS", "LAMP_RADIUS", "COPPER_RADIUS", "HUB_RADIUS")
RING = stage_sizes.RING_RADIUS
COARSER = 2.8
"""How much coarser the stages may be than the outside."""
CORE_PARTS = ("granules", "bars", "retainer", "sleeve", "dark")
"""What a cartridge shows of its carbon core when it is whole."""


@dataclass(frozen=True)
class Interior:
    """Sizes of what stands in one body."""

    body: tuple[float, float, float]
    cartridge: Cartridge
    filter: ModuleType
    seat: float
    """Where the cartridge stands."""
    wall: float
    """Radius of the tub's wall."""
    mesh_inset: float
    """Of the mesh, behind the shell."""
    top: float
    """Of the body."""
    lamp: float = 0.046
    ions: float = 0.034
    clearance: float = 0.045
    """Between two parts when the model is open."""


def fit(stage, interior, height):
    """Gives the module of a ring the sizes of this purifier."""
    scale = interior.wall / (RING + 0.010)
    for name in RADII:
        if hasattr(stage, name):
            setattr(stage, name, getattr(stage, name) * scale)
    stage.HEIGHT = height


def stages(interior, materials):
    """Builds the parts stage-1 to stage-5; returns how high the head goes when all are pulled out above the body.

    The mesh comes out a little, the carbon core so far that it stands in the mesh's opening, and the pleats so that the core is
    seen below them.
    """
    top, height, seat = interior.top, interior.cartridge.height, interior.seat
    out, seen = 0.20 * height, 0.36 * height
    with coarser(COARSER):
        mesh = sleeve(interior, materials)
        core, pleats = cartridge(interior, materials)
    core_rise = top + 0.7 * out - seat
    pleats_rise = core_rise + seen
    into_part("stage-1", mesh, (0, out, 0))
    into_part("stage-2", core, (0, core_rise, 0))
    into_part("stage-3", pleats, (0, pleats_rise, 0))
    stand, open_stand = seat + height + 0.012, seat + height + pleats_rise + interior.clearance
    for number, stage, tall in ((4, stage_uvc, interior.lamp), (5, stage_ion, interior.ions)):
        fit(stage, interior, tall)
        with coarser(COARSER):
            root = stage.build(materials)
            if number == 4:
                lid(interior, materials, root)
        root.location.z = stand
        into_part(f"stage-{number}", root.children, (0, open_stand - stand, 0))
        stand += tall + 0.003
        open_stand += tall + interior.clearance
    return open_stand - top


def sleeve(interior, materials):
    """Stage 1: the mesh all round behind the shell, its rims and the tab that it is drawn out by."""
    body, inset = interior.body, interior.mesh_inset
    low, high = interior.seat - 0.020, interior.top - 0.008
    width, depth, corner = body
    wrap = plates.SparseWrap(width - 2 * inset, depth - 2 * inset, corner - inset)
    columns = 2 * round(wrap.L / 0.0042 / 2)
    rows = round((high - low) / 0.0042)
    made = [perforated_plate("mesh", wrap, 0, wrap.L, low, high, columns, rows, mesh_hole, materials["mesh"], 0.0006, 0.0002, 5, True)]
    for z0, z1 in ((low, low + 0.010), (high - 0.012, high)):
        profile = [(inset + 0.003, z0), (inset - 0.001, z0), (inset - 0.001, z1), (inset + 0.003, z1)]
        made.append(loft("rim", *body, profile, materials["graph"], 240, (False, False)))
    place = (0, -depth / 2 + inset - 0.002, high - 0.006)
    made.append(block("pull", (0.036, 0.005, 0.012), place, materials["coral"], 0.002, 2))
    return made


def mesh_hole(u, v, column, row):
    return 0.0014, 0.0014


def cartridge(interior, materials):
    """The cartridge of the shop as two parts, one in the other: its carbon core, and its pleats with caps and strap."""
    whole = interior.filter.build(materials)
    for one in list(whole.children_recursive):
        if one.name.startswith(CORE_PARTS):
            bpy.data.objects.remove(one)
    plates.SEEN_THROUGH[0] = "grains"
    core = cartridge_stages.carbon_core(interior.cartridge, interior.cartridge.height - 0.006, materials)
    plates.SEEN_THROUGH[0] = "dark"
    radius = interior.cartridge.core_radius + 0.0012
    inside = [(radius, 0.004), (radius, interior.cartridge.height - 0.002)]
    lathe("inside", inside, materials["paper_back"], 48, whole)
    whole.location.z = core.location.z = interior.seat
    return core.children, whole.children


def lid(interior, materials, lamp):
    """The plate under the lamp that closes the bore of the cartridge."""
    radius = interior.cartridge.core_radius + 0.010
    plate = [(radius - 0.004, -0.010), (radius, -0.010), (radius, -0.005), (0, -0.005)]
    return lathe("lid", plate, materials["ice"], 48, lamp)


def lining(body, low, high, inset, M, parent):
    """Dark inner wall, open at both ends."""
    return tube_of(body, [(inset, low), (inset, high)], M["dark"], parent)


def tube_of(body, profile, material, parent, name="lining"):
    return loft(name, *body, profile, material, 480, cap=(False, False), parent=parent)


def tub(interior, M, parent):
    """The inner wall that the cartridge stands in: a tub, open below to the bore, with a collar that meets the shell."""
    seat, r, top = interior.seat, interior.wall, interior.top - 0.006
    bore, thick = interior.cartridge.bore_radius, 0.0026
    with coarser(COARSER):
        lathe("wall", [(r + thick, top), (r, top), (r, seat)], M["ice2"], 64, parent)
        lathe("floor", [(r, seat - 0.001), (bore, seat - 0.001)], M["graph"], 48, parent)
        lathe("plenum", [(bore, seat - 0.014), (0, seat - 0.014)], M["dark"], 32, parent)
        inner = interior.mesh_inset + 0.003
        width, depth, corner = interior.body
        loft("collar", *interior.body, [(inner, top - 0.001), (inner, top)], M["ice2"], 240, (False, False), parent)
    deck("collar", interior.body, inner, r + thick, top, 0.004, M["ice2"], parent=parent)


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
