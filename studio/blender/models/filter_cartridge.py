"""Round pleated H13 cartridge with a core of activated carbon, in the proportions of one model of the family. Metres."""
import math
from dataclasses import dataclass

import bpy

from kit import block, empty, lathe, wrap_text

from .filter_parts import (
    bead_ring,
    gasket,
    granule_bed,
    granule_wall,
    perforated_sleeve,
    pleat_ring,
    radial_bars,
    ring_section,
    strap,
)


@dataclass(frozen=True)
class Cartridge:
    """Sizes of a cartridge and what tells it from its siblings."""

    print: str
    radius: float
    height: float
    bore_radius: float
    """Of the opening in the middle."""
    core_radius: float
    """Outside of the carbon core."""
    cap_height: float
    cap_edge: float
    cap: str
    """Name of the material of the end caps."""
    lettering: str
    letter_size: float
    bead_places: tuple[float, ...]
    """Shares of the height."""
    strap_turn_degrees: float = 38


def cap_ring(cartridge, materials, z0, z1, parent):
    """End cap: a ring over the pleats, rounded outside."""
    return ring_section(
        "cap",
        cartridge.core_radius,
        cartridge.radius,
        z0,
        z1,
        cartridge.cap_edge,
        materials[cartridge.cap],
        parent,
    )


def carbon_core(cartridge, materials, parent, seen_from=24):
    """Granules under a spoked retainer at the top, and behind a perforated sleeve in the bore, as deep as one looks into it from so many degrees above."""
    inner, outer, top = cartridge.bore_radius, cartridge.core_radius, cartridge.height
    bed = top - 0.0065
    granule_bed(inner, outer + 0.001, bed, 0.0042, materials, parent)
    rim = materials["ice2"]
    radial_bars(inner, outer + 0.001, bed + 0.0014, 0.0020, 0.0028, 12, rim, parent)
    ring_section("retainer", inner - 0.003, inner + 0.0015, bed - 0.004, top - 0.002, 0.0012, rim, parent)
    seen = 3.2 * inner * math.tan(math.radians(seen_from))
    perforated_sleeve(inner, top - 0.012 - seen, top - 0.008, 0.0098, 0.0037, materials["sleeve"], parent)
    granule_wall(inner + 0.0042, top - 0.012 - seen, top - 0.008, 0.0040, materials, parent)
    lathe("dark", [(inner, 0.004), (inner, top - 0.012 - seen)], materials["bed"], 96, parent)


def handle(cartridge, materials, parent):
    """Strap across the opening, held by a clip on each side of the cap."""
    reach = (cartridge.core_radius + cartridge.radius) / 2
    turn = cartridge.strap_turn_degrees
    strap(2 * reach, cartridge.height + 0.0004, 0.06 * reach + 0.014, 0.022, turn, materials, parent)
    for side in (-1, 1):
        angle = math.radians(turn)
        place = (side * reach * math.cos(angle), side * reach * math.sin(angle), cartridge.height + 0.0012)
        clip = materials["graph" if cartridge.cap == "ice" else "ice2"]
        block("clip", (0.009, 0.028, 0.0044), place, clip, 0.0014, 3, parent, (0, 0, turn))


def build_cartridge(cartridge, materials, seen_from=24):
    """The root empty of the cartridge, standing on z = 0, its bore as deep as one looks into it from so many degrees above."""
    root = empty(cartridge.print)
    height, cap_height = cartridge.height, cartridge.cap_height
    pleat_ring(cartridge.radius - 0.0045, cap_height * 0.6, height - cap_height * 1.2, materials, root)
    for share in cartridge.bead_places:
        bead_ring(cartridge.radius - 0.0043, height * share, materials, root)
    cap_ring(cartridge, materials, 0, cap_height * 0.72, root)
    cap_ring(cartridge, materials, height - cap_height, height, root)
    carbon_core(cartridge, materials, root, seen_from)
    gasket(cartridge.core_radius + 0.006, height - 0.0005, 0.0026, materials, root)
    handle(cartridge, materials, root)
    wrap_text(
        cartridge.print,
        cartridge.letter_size,
        cartridge.radius,
        height - cap_height / 2,
        materials[cartridge.lettering],
        spacing=1.12,
        parent=root,
    )
    return root


def turned_over(cartridge, root, materials):
    """Stands a cartridge on its head, so that the end by which the air comes in is uppermost, and makes its core there. Returns what holds the core."""
    for part in [part for part in root.children if part.name.startswith("dark")]:
        bpy.data.objects.remove(part)
    inlet = empty("inlet", (0, 0, cartridge.height), (180, 0, 0))
    inlet.parent = root
    carbon_core(cartridge, materials, inlet, 44)
    root.rotation_euler.x, root.location.z = math.pi, cartridge.height
    return inlet
