"""The four purifiers on their plain stage, as cut-outs and in detail."""
from kit import *  # noqa: F401,F403
from models import generation_x

AZIMUTH, ELEVATION = 27, 13


def generation_x_studio():
    generation_x.build(purifier_materials())
    product_lights(1, AZIMUTH)
    world(0.13, (1, 1, 1), (0.42, 0.44, 0.47))
    orbit_camera(4.2, AZIMUTH, ELEVATION, (0, 0, 0.372), 160)
    cove(material("cove", (0.585, 0.60, 0.617), 0.7, spec=0.25), yaw=AZIMUTH)


PICTURES = {"gen-x-studio": Picture(generation_x_studio)}
