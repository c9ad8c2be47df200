"""Filter of Generation S: squat, 170 mm across and 200 mm tall, white pillow-edged caps, one bead."""
from .filter_cartridge import Cartridge, build_cartridge

CARTRIDGE = Cartridge(
    print="GENERATION S    HEPA H13",
    radius=0.085,
    height=0.200,
    bore_radius=0.044,
    core_radius=0.062,
    cap_height=0.023,
    cap_edge=0.009,
    cap="ice",
    lettering="print",
    letter_size=0.0098,
    bead_places=(0.46,),
)


def build(materials):
    """The cartridge, standing on z = 0."""
    return build_cartridge(CARTRIDGE, materials)
