"""A round machine opened: its lower half cut away at the front, the cartridge in it in section, lamp, ions and head lifted off.

The way of the air: in through the shell all round and through the mesh behind it, down outside the inner wall, up into the bore
of the cartridge, out through carbon and then pleats, up within the inner wall, past lamp and ions to the head. Metres.
"""
from dataclasses import dataclass
from types import ModuleType

import bpy

from kit import block, cut_out, deck, direction, dust_mesh, empty, lathe, loft, reach, section

from . import filter_s, filter_x, filter_y, generation_s, generation_x, generation_y, stage_ion, stage_uvc
from .cartridge_section import build_section
from .filter_cartridge import Cartridge
from .stage_sizes import RING_RADIUS

# Angles of the cuts, from the camera's: each layer reaches further than the one outside it.
SHELL_CUT = (-60, 78)
MESH_CUT = (-52, 73)
WALL_CUT = (-45, 68)


@dataclass(frozen=True)
class Opened:
    """Sizes of one machine opened."""

    source: ModuleType
    cartridge: Cartridge
    build_cartridge: object
    lower: tuple[str, ...]
    """Names of the parts of the lower half; the head is the rest."""
    top: float
    """Of the lower half."""
    seat: float
    """Where the cartridge stands."""
    wall: float
    """Radius of the inner wall."""
    mesh_inset: float
    skin: float
    """Thickness of the shell where it is cut."""
    lamp: float
    """Height of the middle of stage 4, when lifted; of stage 5, and of the head's lower edge."""
    ions: float
    head: float

    @property
    def ring_scale(self):
        return self.wall / (RING_RADIUS + 0.010)


OPENED = dict(
    s=Opened(
        generation_s, filter_s.CARTRIDGE, filter_s.build,
        ("foot", "plinth", "letter", "foothold", "intake", "rating"),
        top=0.298, seat=0.078, wall=0.096, mesh_inset=0.010, skin=0.0024, lamp=0.372, ions=0.448, head=0.516,
    ),
    x=Opened(
        generation_x, filter_x.CARTRIDGE, filter_x.build,
        ("foot", "plinth", "letter", "foothold", "intake", "lip", "tab", "rating"),
        top=0.538, seat=0.106, wall=0.143, mesh_inset=0.012, skin=0.0026, lamp=0.640, ions=0.748, head=0.842,
    ),
    y=Opened(
        generation_y, filter_y.CARTRIDGE, filter_y.build,
        ("foot", "plinth", "letter", "foothold", "louvre", "lip", "tab", "rating"),
        top=0.402, seat=0.100, wall=0.136, mesh_inset=0.017, skin=0.0026, lamp=0.668, ions=0.760, head=0.846,
    ),
)


def halves(opened, materials):
    """The machine itself, as parts of its lower half and of its head; what only darkens its inside is left out below."""
    root = opened.source.build(materials)
    bpy.context.view_layer.update()
    lower, head = [], []
    for one in list(root.children):
        is_low = one.name.startswith(opened.lower)
        if one.name.startswith("dustmesh") or (one.name.startswith("core") and bottom(one) < opened.top - 0.01):
            bpy.data.objects.remove(one)
        else:
            (lower if is_low else head).append(one)
    return lower, head


def bottom(one):
    return min((one.matrix_world @ vertex.co).z for vertex in one.data.vertices)


def build(opened, azimuth, materials):
    """Everything, standing on the floor; the cuts turn with the camera's azimuth."""
    body, seat, top = opened.source.BODY, opened.seat, opened.top
    lower, head = halves(opened, materials)
    cuts = [tuple(azimuth + angle for angle in cut) for cut in (SHELL_CUT, MESH_CUT, WALL_CUT)]
    shell(opened, lower, cuts[0], materials)
    sleeve(opened, cuts[1], materials)
    tub(opened, cuts[2], cuts[0], materials)
    build_section(opened.cartridge, opened.build_cartridge, seat, azimuth, materials)
    for stage, middle in ((stage_uvc, opened.lamp), (stage_ion, opened.ions)):
        root = stage.build(materials)
        root.scale = (opened.ring_scale,) * 3
        root.location.z = middle - stage.HEIGHT * opened.ring_scale / 2
    lid(opened, materials)
    raised = empty("head", (0, 0, opened.head - top))
    for one in head:
        one.parent = raised
    return body


def lid(opened, materials):
    """Under the lamp: the plate that closes the bore of the cartridge, on four ribs that let the air pass."""
    r, high = opened.cartridge.core_radius + 0.010, opened.lamp - stage_uvc.HEIGHT * opened.ring_scale / 2
    plate = [(0, high - 0.016), (r, high - 0.016, 0.002), (r, high - 0.011, 0.002), (0, high - 0.011)]
    lathe("lid", plate, materials["ice"], 192)
    for rib in range(4):
        angle = 45 + 90 * rib
        place = (*(direction(angle) * (r - 0.012)), high - 0.006)
        block("rib", (0.004, 0.020, 0.013), place, materials["graph"], 0.001, 2, None, (0, 0, angle))


def shell(opened, parts, cut, materials):
    """The outer shell: cut above the foot, with its thickness at the cuts."""
    body, low = opened.source.BODY, opened.seat - 0.020
    cut_out([one for one in parts if one.name.startswith(opened.lower[3:])], *cut, low)
    edge = materials["ice2"]
    rim = [(opened.skin, low), (0.0002, low)]
    loft("cut rim", *body, rim, edge, 480, (False, False))
    for angle in cut:
        outer = reach(body, 0, angle)
        section(angle, outer - opened.skin, outer, low, opened.top - 0.001, edge)


def sleeve(opened, cut, materials):
    """Stage 1: the mesh all round behind the shell, with its rims."""
    body, inset = opened.source.BODY, opened.mesh_inset
    low, high = opened.seat - 0.030, opened.top - 0.010
    mesh = dust_mesh(body, low, high, materials, None, inset)
    mesh.data.materials[0] = lighter_mesh(mesh.data.materials[0])
    parts = [mesh]
    for z0, z1 in ((low, low + 0.012), (high - 0.012, high)):
        profile = [(inset + 0.003, z0), (inset - 0.002, z0), (inset - 0.002, z1), (inset + 0.003, z1), (inset + 0.003, z0)]
        parts.append(loft("sleeve rim", *body, profile, materials["graph"], 240, (False, False)))
    cut_out(parts, *cut, low + 0.012)
    for angle in cut:
        outer = reach(body, inset, angle)
        along = direction(angle)
        place = (*(along * outer), (low + high) / 2)
        block("stile", (0.003, 0.004, high - low - 0.002), place, materials["graph"], 0.001, 2, None, (0, 0, angle))


def lighter_mesh(woven):
    """The mesh as it looks in full light, not behind slots."""
    made = woven.copy()
    wires = next(node for node in made.node_tree.nodes if node.type == "TEX_BRICK").inputs
    for name, grey in (("Color1", 0.055), ("Color2", 0.055), ("Mortar", 0.36)):
        wires[name].default_value = (grey, grey * 1.03, grey * 1.08, 1)
    return made


def tub(opened, cut, shell_cut, materials):
    """The inner wall: the tub that the cartridge stands in, open below to its bore, with the collar that seals it above."""
    body, r, seat = opened.source.BODY, opened.wall, opened.seat
    bore, top = opened.cartridge.bore_radius, opened.top - 0.006
    white, thick = materials["ice2"], 0.0026
    wall = lathe("wall", [(r, seat - 0.006), (r, top), (r + thick, top), (r + thick, seat - 0.010)], white, 256)
    cut_out([wall], *cut, seat)
    collar = deck("collar", body, opened.mesh_inset - 0.004, r + thick, top, 0.004, materials["ice"])
    cut_out([collar], *shell_cut)
    for angle in cut:
        section(angle, r, r + thick, seat - 0.006, top, materials["ice2"])
    floor = [(bore, seat - 0.010), (bore, seat, 0.002), (r, seat), (r, seat + 0.004), (r + thick, seat + 0.004, 0.001), (r + thick, seat - 0.012)]
    lathe("floor", floor, white, 256)
    loft("plenum", body[0] - 0.010, body[1] - 0.010, body[2] - 0.005, [(0, 0.036), (0, 0.044)], materials["dark"], 240)
