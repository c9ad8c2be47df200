"""Stage 3: ring of pleated H13 paper between two white caps."""
from kit import empty, lathe, wrap_text

from .filter_parts import bead_ring, gasket, perforated_sleeve, pleat_ring, ring_section
from .stage_sizes import BORE_RADIUS, RING_RADIUS

HEIGHT = 0.112
CAP = 0.019
PRINT_DEGREES = 26
"""Turned towards the camera of the exploded view."""


def build(materials):
    """The ring, standing on z = 0."""
    root = empty("stage_hepa")
    white = materials["ice"]
    pleat_ring(RING_RADIUS - 0.004, CAP * 0.5, HEIGHT - CAP, materials, root)
    bead_ring(RING_RADIUS - 0.0038, HEIGHT / 2 - CAP * 0.2, materials, root)
    ring_section("cap", BORE_RADIUS, RING_RADIUS, 0, CAP * 0.7, 0.004, white, root)
    ring_section("cap", BORE_RADIUS, RING_RADIUS, HEIGHT - CAP, HEIGHT, 0.004, white, root)
    perforated_sleeve(BORE_RADIUS + 0.001, 0.008, HEIGHT - 0.008, 0.0098, 0.0034, materials["sleeve"], root)
    lathe(
        "lining",
        [(BORE_RADIUS + 0.004, 0.008), (BORE_RADIUS + 0.004, HEIGHT - 0.008)],
        materials["paper_back"],
        96,
        root,
    )
    gasket((BORE_RADIUS + RING_RADIUS) / 2 - 0.012, HEIGHT - 0.0006, 0.0026, materials, root)
    wrap_text(
        "HEPA H13",
        0.0135,
        RING_RADIUS,
        HEIGHT - CAP / 2,
        materials["print"],
        spacing=1.12,
        ang=PRINT_DEGREES,
        parent=root,
    )
    return root
