"""The six model rooms of the sector pages: one light, one ground, one palette, one purifier each. No people."""
import math

import bpy
import numpy as np
from kit import Picture, aim, camera, link, world
from models.furniture_bar import (
    banquette,
    bar_counter,
    bar_stool,
    bistro_chair,
    bottle_shelf,
    round_table,
    stage_with_microphone,
)
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
from models.furniture_gym import (
    dumbbell_rack,
    exercise_bike,
    exercise_mat,
    gym_ball,
    kettlebell,
    mirror,
    lifting_platform,
    rolled_mat,
    taped_square,
    towel_shelf,
    treadmill,
    weight_bench,
)
from models.furniture_office import desk_bench, filing_cabinet, glass_wall, meeting_table, wall_screen
from models.furniture_school import board, book_shelf, bag_pegs, globe, pupil_table, teacher_desk
from models.room_clay import clay_materials
from models.room_purifier import purifier_at_right_wall
from models.room_shell import (
    Room,
    SLAB_M,
    framed_picture,
    ground,
    plant,
    rug,
    shell,
    socket_with_flex,
    wall_clock,
    window,
)
from models.ward_bed import hospital_bed

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
    """Ground, light and camera of every model room."""
    ground(-SLAB_M - 0.012, GROUND, GROUND_SHADE)
    isometric_light()
    isometric_camera(room)


SURGERY = Room(4.5, 3.5, 2.6)


def furnish_surgery(P, generation):
    """The surgery of 40.95 cubic metres; returns its purifier."""
    room = SURGERY
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
    return purifier_at_right_wall(generation, room, 1.05)


def dentistry():
    furnish_surgery(clay_materials(), "y")
    stage(SURGERY)


def gym():
    P, room = clay_materials(), Room(6.0, 5.4, 3.0)
    shell(P, room)
    window(P, room.on_left(0.55), 3.0, 1.25, 1.25, 0)
    towel_shelf(P, room.on_left(-1.95))
    for y in (0.0, 1.15):
        treadmill(P, (-1.62, y, 0), 90)
    exercise_bike(P, (0.2, -0.55, 0), 105)
    mirror(P, room.on_right(-1.2), 2.6, 1.75, 0.45)
    dumbbell_rack(P, room.on_right(-1.2), 2.1)
    lifting_platform(P, (1.45, 0.45, 0))
    weight_bench(P, (1.85, -1.3, 0), 78)
    for k, size in enumerate((1.3, 1.15, 1.0)):
        kettlebell(P, (2.7, -0.45 - 0.34 * k, 0), size, "sage_dark" if k == 1 else "graphite")
    for y, colour in ((-1.35, "sage"), (-2.1, "sage_dark")):
        exercise_mat(P, (-0.85, y, 0), 90, colour)
    rolled_mat(P, (-1.45, -1.72, 0), 24)
    gym_ball(P, (0.55, -1.8, 0), 0.36)
    plant(P, (2.65, 2.3, 0), 1.2)
    taped_square(P, (1.3, 2.1, 0), 1.0)
    purifier_at_right_wall("z", room, 1.3)
    stage(room)


def education():
    P, room = clay_materials(), Room(6.0, 5.4, 3.0)
    shell(P, room)
    window(P, room.on_left(1.35), 1.9, 1.25, 1.1, 0.4)
    bag_pegs(P, room.on_left(-1.45))
    book_shelf(P, room.on_left(1.35), 1.9)
    globe(P, (-2.82, 1.95, 0.80))
    board(P, room.on_right(-0.55))
    wall_clock(P, room.on_right(1.35))
    framed_picture(P, room.on_right(2.35), 1.35, (0.62, 0.8))
    teacher_desk(P, (-0.75, 1.75, 0))
    for x in (-1.35, 0.25, 1.85):
        for y in (0.35, -1.30):
            chairs = ("coral", "sage") if (x, y) == (0.25, -1.30) else ("sage", "sage")
            pupil_table(P, (x, y, 0), chairs)
    plant(P, (2.6, 2.3, 0), 1.1)
    socket_with_flex(P, room.on_right(0.85), 0.6)
    purifier_at_right_wall("z", room, 1.55)
    stage(room)


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


def business():
    P, room = clay_materials(), Room(6.0, 5.2, 2.8)
    shell(P, room)
    window(P, room.on_right(-0.75), 1.3, 1.2, 1.05)
    window(P, room.on_right(0.85), 1.3, 1.2, 1.05)
    desk_bench(P, (0.95, -0.60, 0), 0, ("coral", "sage", "sage", "sage"))
    glass_wall(P, (-3.0, -0.30), (-1.25, -0.30), panes=2)
    glass_wall(P, (-1.25, -0.30), (-1.25, 1.5), is_joined=True)
    meeting_table(P, (-2.1, 0.95, 0), 90)
    wall_screen(P, room.on_left(0.95))
    filing_cabinet(P, room.on_left(-1.45), 2)
    plant(P, (2.68, 2.25, 0), 1.1)
    plant(P, (-1.55, -2.15, 0), 1.0)
    socket_with_flex(P, room.on_right(1.3), 0.4)
    purifier_at_right_wall("z", room, 1.75)
    stage(room)


def table_for_four(P, at, colour):
    """Round table with four chairs, the one nearest to the camera in `colour`."""
    x, y = at
    round_table(P, (x, y, 0), 0.46)
    for turn in (30, 120, 210, 300):
        turned = math.radians(turn)
        chair = (x + 0.64 * math.cos(turned), y + 0.64 * math.sin(turned), 0)
        bistro_chair(P, chair, turn + 90, colour if turn == 300 else "sage")


def hospitality():
    P, room = clay_materials(), Room(5.8, 5.2, 2.9)
    shell(P, room, "parquet")
    stage_with_microphone(P, room.on_left(-1.65))
    banquette(P, room.on_left(0.85), 3.1)
    framed_picture(P, room.on_left(0.35), 1.4, (0.55, 0.7))
    framed_picture(P, room.on_left(1.25), 1.4, (0.55, 0.7), "sand")
    bottle_shelf(P, room.on_right(-0.55), 2.3)
    bar_counter(P, (-0.55, 1.65, 0))
    for x in (-1.2, -0.5, 0.2):
        bar_stool(P, (x, 1.0, 0))
    for y in (0.0, 1.35):
        round_table(P, (-1.85, y, 0))
    for x, y, turn in ((-1.25, -0.15, 90), (-1.28, 1.1, 70)):
        bistro_chair(P, (x, y, 0), turn)
    table_for_four(P, (-0.1, -1.35), "sage")
    table_for_four(P, (1.75, -0.6), "coral")
    window(P, room.on_right(1.45), 1.0, 1.2, 1.0, 0.2)
    plant(P, (2.5, 2.2, 0), 1.2)
    purifier_at_right_wall("z", room, 1.45)
    stage(room)


def room_picture(build):
    return Picture(build, samples=16)


PICTURES = {
    "room-dentistry": room_picture(dentistry),
    "room-education": room_picture(education),
    "room-health-care": room_picture(health_care),
    "room-business": room_picture(business),
    "room-hospitality": room_picture(hospitality),
    "room-gym": room_picture(gym),
}
