"""The model room of the page for health care. No people."""
import math

import bpy
import numpy as np
from kit import Picture, aim, camera, link, world
from models.furniture_care import (
    armchair,
    bed_head_panel,
    curtain_rail,
    drip_stand,
    locker,
    over_bed_table,
    patient_monitor,
    wash_basin,
)
from models.furniture_dental import instrument_cart
from models.room_clay import clay_materials
from models.room_purifier import purifier_at_right_wall
from models.room_shell import Room, SLAB_M, ground, plant, rug, shell, window
from models.ward_bed import hospital_bed

# Linear RGB that exposure 0.2 and the tone curve of finish.py turn into #E1ECEF, the ground of its page.
GROUND = (0.748, 0.831, 0.854)
GROUND_SHADE = (0.44, 0.53, 0.58)
MARGIN = 1.065


def isometric_light():
    """Warm sun from the right of the camera, cool sky; the shadows fall behind the walls."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = 3.0
    lamp.angle = math.radians(14)
    lamp.color = (1, 0.94, 0.87)
    sun = link(bpy.data.objects.new("sun", lamp))
    sun.location = (3.4, -2.1, 5.2)
    aim(sun, (0, 0, 0))
    world(0.36, (0.93, 0.97, 1), (0.80, 0.86, 0.92))


def isometric_camera(room):
    """Orthographic, from 45 degrees and 30 degrees up. The room fills the width with a small margin."""
    full = (room.length + room.width) / math.sqrt(2)
    azimuth, elevation = math.radians(45), math.radians(30)
    towards = [
        math.sin(azimuth) * math.cos(elevation),
        -math.cos(azimuth) * math.cos(elevation),
        math.sin(elevation),
    ]
    target = np.array((0, 0, room.height / 2 - 0.02 * full))
    camera(tuple(target + 20 * np.array(towards)), tuple(target), ortho=(full + 0.2) * MARGIN)


def stage(room):
    """Ground, light and camera of a model room."""
    ground(-SLAB_M - 0.012, GROUND, GROUND_SHADE)
    isometric_light()
    isometric_camera(room)


def health_care():
    P, room = clay_materials(), Room(4.4, 3.9, 2.7)
    shell(P, room)
    bed_head_panel(P, room.on_left(0.25), 2.3)
    hospital_bed(P, room.on_left(0.05))
    curtain_rail(P, room.on_left(0.0), 2.6, 2.7, drawn=0.27)
    patient_monitor(P, room.on_left(0.95))
    locker(P, (-2.2, 1.0, 0), 90)
    drip_stand(P, (-1.15, 1.0, 0))
    over_bed_table(P, (-0.72, 0.0, 0), 90)
    window(P, room.on_right(-0.55), 1.4, 1.1, 1.0)
    wash_basin(P, room.on_right(1.85))
    armchair(P, (0.75, -0.75, 0), -58)
    instrument_cart(P, (-0.35, -1.5, 0), -12)
    rug(P, (0.75, -0.75, 0), 0.85)
    plant(P, (-1.95, -1.68, 0), 0.9)
    purifier_at_right_wall("y", room, 0.95)
    stage(room)


PICTURES = {"room-health-care": Picture(health_care, samples=16)}
