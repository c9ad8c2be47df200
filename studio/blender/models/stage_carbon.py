"""Stage 2: ring of activated carbon, granules between perforated sleeves."""
from kit import empty

from .filter_parts import granule_bed, granule_wall, perforated_sleeve, radial_bars, ring_section
from .stage_sizes import BORE_RADIUS, RING_RADIUS

HEIGHT = 0.078
GRAIN = 0.0046


def build(materials):
    """The ring, standing on z = 0."""
    root = empty("stage_carbon")
    rim, steel = materials["ice2"], materials["sleeve"]
    for z0, z1 in ((0, 0.009), (HEIGHT - 0.009, HEIGHT)):
        ring_section("outer rim", RING_RADIUS - 0.007, RING_RADIUS, z0, z1, 0.002, rim, root)
        ring_section("inner rim", BORE_RADIUS, BORE_RADIUS + 0.005, z0, z1, 0.0016, rim, root)
    perforated_sleeve(RING_RADIUS - 0.0015, 0.008, HEIGHT - 0.008, 0.0104, 0.0040, steel, root)
    granule_wall(RING_RADIUS - 0.0062, 0.008, HEIGHT - 0.008, GRAIN, materials, root)
    perforated_sleeve(BORE_RADIUS + 0.001, 0.008, HEIGHT - 0.008, 0.0104, 0.0040, steel, root)
    granule_wall(BORE_RADIUS + 0.0055, 0.008, HEIGHT - 0.008, GRAIN, materials, root)
    granule_bed(BORE_RADIUS + 0.004, RING_RADIUS - 0.006, HEIGHT - 0.003, GRAIN, materials, root)
    radial_bars(BORE_RADIUS + 0.003, RING_RADIUS - 0.005, HEIGHT - 0.002, 0.003, 0.004, 8, rim, root)
    return root
