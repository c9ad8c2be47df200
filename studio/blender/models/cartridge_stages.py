"""The cartridge of one model pulled apart for its exploded view: the carbon core, and the pleats without it. Metres.

Both are lower than in the cartridge, so that the stages stand evenly; radii, caps, edges and print are the cartridge's own.
"""
from dataclasses import replace

from kit import empty, lathe, wrap_text

from .filter_cartridge import cap_ring
from .filter_parts import (
    bead_ring,
    gasket,
    granule_bed,
    granule_wall,
    perforated_sleeve,
    pleat_ring,
    radial_bars,
    ring_section,
)

PRINT_DEGREES = 26
"""Turned towards the camera of the exploded view."""


def carbon_core(cartridge, height, materials):
    """Stage 2: granules between the core's two sleeves, standing on z = 0."""
    root = empty("carbon core")
    inner, outer = cartridge.bore_radius, cartridge.core_radius
    rim, steel = materials["ice2"], materials["sleeve"]
    edge = 0.1 * height
    for z0, z1 in ((0, edge), (height - edge, height)):
        ring_section("outer rim", outer - 0.005, outer, z0, z1, 0.0016, rim, root)
        ring_section("inner rim", inner, inner + 0.003, z0, z1, 0.0012, rim, root)
    for radius, behind in ((outer - 0.0012, -0.0044), (inner + 0.0008, 0.0044)):
        perforated_sleeve(radius, edge * 0.9, height - edge * 0.9, 0.0098, 0.0037, steel, root)
        granule_wall(radius + behind, edge * 0.9, height - edge * 0.9, 0.0040, materials, root)
    granule_bed(inner + 0.003, outer - 0.004, height - 0.003, 0.0042, materials, root)
    radial_bars(inner + 0.002, outer - 0.003, height - 0.002, 0.0024, 0.0034, 10, rim, root)
    return root


def pleats(cartridge, height, materials, bead_places=(0.46,)):
    """Stage 3: the pleated shell between the cartridge's caps, standing on z = 0."""
    part = replace(cartridge, height=height)
    root = empty("pleated shell")
    cap, radius, bore = part.cap_height * 0.8, part.radius, part.core_radius
    pleat_ring(radius - 0.0045, cap * 0.5, height - cap, materials, root)
    for share in bead_places:
        bead_ring(radius - 0.0043, height * share, materials, root)
    cap_ring(part, materials, 0, cap * 0.72, root)
    cap_ring(part, materials, height - cap, height, root)
    perforated_sleeve(bore + 0.001, 0.008, height - 0.006, 0.0098, 0.0034, materials["sleeve"], root)
    lining = [(bore + 0.004, 0.008), (bore + 0.004, height - 0.006)]
    lathe("lining", lining, materials["paper_back"], 96, root)
    gasket((bore + radius) / 2, height - 0.0006, 0.0024, materials, root)
    wrap_text(
        "HEPA H13",
        part.letter_size,
        radius,
        height - cap / 2,
        materials[part.lettering],
        spacing=1.12,
        ang=PRINT_DEGREES,
        parent=root,
    )
    return root
