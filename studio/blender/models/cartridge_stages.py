"""The carbon core of a cartridge by itself, for the models whose stages come apart. Metres."""
from kit import empty

from .filter_parts import granule_bed, granule_wall, perforated_sleeve, radial_bars, ring_section


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
