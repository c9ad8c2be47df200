"""Stage 6, in Generation Z only: honeycomb coated with titanium dioxide, drawn round like its neighbours for the film."""
import math

from kit import Top, empty, perforated_plate

from .filter_parts import ring_section
from .stage_sizes import RING_RADIUS

HEIGHT = 0.034
PITCH = 0.0112


def build(materials):
    """The ring, standing on z = 0."""
    root = empty("stage_photocatalyst")
    ring_section("frame", RING_RADIUS - 0.011, RING_RADIUS, 0, HEIGHT, 0.003, materials["ice"], root)
    cells = 2 * math.ceil(RING_RADIUS / PITCH)
    half = cells * PITCH / 2

    def cell(u, v, column, row):
        x, y = -half + (column + 0.5) * PITCH, -half + v * 2 * half
        return (0.0047, 0.0047) if math.hypot(x, y) < RING_RADIUS - 0.006 else (-1, 0)

    perforated_plate(
        "honeycomb",
        Top(HEIGHT - 0.007),
        -half,
        half,
        -half,
        half,
        cells,
        cells,
        cell,
        materials["catalyst"],
        0.018,
        0.0006,
        3,
        True,
        root,
    )
    return root
