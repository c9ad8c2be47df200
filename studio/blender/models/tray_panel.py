"""A panel of Generation Z's filter set lying in the air's path, its face up, its tab to the right. Metres."""
import math

from kit import empty

from . import filter_z


def lying(panel, name):
    """Wraps an upright panel so that its middle is the origin."""
    root = empty(name)
    panel.parent = root
    panel.rotation_euler = (math.radians(-90), 0, math.radians(-90))
    panel.location = (-filter_z.HEIGHT / 2, 0, 0)
    return root


def mesh(materials):
    """Stage 1, large-particulate mesh."""
    return lying(filter_z.mesh_panel(materials), "tray mesh")


def carbon(materials):
    """Stage 2, activated carbon."""
    return lying(filter_z.carbon_panel(materials), "tray carbon")


def hepa(materials):
    """Stage 3, pleated H13 paper."""
    return lying(filter_z.pleated_panel(materials), "tray hepa")
