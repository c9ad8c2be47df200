"""The purifier of a room: the model of the family, 20 cm from the wall behind it."""
import math
from importlib import import_module

from kit import purifier_materials

DEPTH_M = dict(s=0.24, x=0.34, y=0.33, z=0.40)
WALL_GAP_M = 0.20


def purifier(generation, at=(0, 0, 0), yaw=0):
    """Builds `models/generation_<generation>.py` at a place, its front towards -y. Returns its root."""
    materials = purifier_materials()
    for name in ("ring", "ring2", "ringx", "dim", "glow", "uv"):  # lit signs light no room: the rays go to its lamps
        materials[name].cycles.sample_as_light = False
    root = import_module(f"models.generation_{generation}").build(materials)
    root.location = at
    root.rotation_euler = (0, 0, math.radians(yaw))
    return root
