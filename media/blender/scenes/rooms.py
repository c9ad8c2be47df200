"""The six model rooms of the sector pages: one light, one ground, one palette, one purifier each. No people."""
import math

import bpy
import numpy as np
from kit import Picture, aim, camera, link, world
from models.furniture_dental import (
    cabinet_row,
    delivery_unit,
    dental_chair,
    dentist_stool,
    instrument_cart,
    operating_light,
    tooth_sign,
    wall_cupboards,
    x_ray_screen,
)
from models.room_clay import clay_materials
from models.room_purifier import purifier_at_right_wall
from models.room_shell import Room, SLAB_M, ground, plant, rug, shell, window

# Linear RGB that exposure 0.2 and the tone curve of finish.py turn into #E1ECEF, the ground of the sector pages.
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
    """Orthographic, from 45 degrees and 30 degrees up, so wide that the room fills the picture with a small margin."""
    breadth = (room.length + room.width) / math.sqrt(2)
    azimuth, elevation = math.radians(45), math.radians(30)
    towards = [
        math.sin(azimuth) * math.cos(elevation),
        -math.cos(azimuth) * math.cos(elevation),
        math.sin(elevation),
    ]
    target = np.array((0, 0, room.height / 2 - 0.02 * breadth))
    camera(tuple(target + 20 * np.array(towards)), tuple(target), ortho=(breadth + 0.2) * MARGIN)


def stage(room):
    """Ground, light and camera of every model room."""
    ground(-SLAB_M - 0.012, GROUND, GROUND_SHADE)
    isometric_light()
    isometric_camera(room)


def dentistry():
    P, room = clay_materials(), Room(4.5, 3.5, 2.6)
    shell(P, room)
    cabinet_row(P, room.on_left(0.28))
    wall_cupboards(P, room.on_left(0.62))
    tooth_sign(P, room.on_left(-1.2))
    window(P, room.on_right(-0.75))
    x_ray_screen(P, room.on_right(0.98))
    rug(P, (0.05, -0.30, 0), 1.22)
    dental_chair(P, (0.05, -0.20, 0.01))
    operating_light(P, (-0.30, 0.66, 0))
    dentist_stool(P, (-0.62, -0.92, 0.01))
    delivery_unit(P, (0.28, -1.02, 0.01))
    instrument_cart(P, (1.55, -1.05, 0), -20)
    plant(P, (1.95, 1.42, 0), 1.1)
    plant(P, (-1.95, -1.46, 0), 0.8)
    purifier_at_right_wall("y", room, 1.05)
    stage(room)


def room_picture(build):
    return Picture(build, 1200, 1200)


PICTURES = {
    "room-dentistry": room_picture(dentistry),
}
