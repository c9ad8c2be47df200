"""Each purifier in the room it is made for, photographed at 60 mm by daylight from a window on the left."""
from kit import Picture, area, material, orbit_camera
from models.bed_cloth import pressed
from models.furniture_home import (
    bed,
    bedside_table,
    mug,
    side_table,
    sofa,
    table_lamp,
    woven_rug,
    writing_desk,
)
from models.furniture_public import (
    floor_line,
    gel_dispenser,
    gym_bench,
    handrail,
    medicine_ball,
    notice,
    waiting_chair,
    wall_bars,
)
from models.left_behind import drinking_bottle, mug as handled_mug
from models.room_interior import (
    back_wall,
    board_floor,
    cloth,
    creased,
    daylight,
    grained,
    interior_materials,
    moonlight,
    pillow,
    rolled_paint,
    smooth_floor,
)
from models.room_purifier import DEPTH_M, WALL_GAP_M, purifier
from models.rubber_plant import rubber_plant
from models.traces_of_people import draped, glass_of_water, open_book, shaded_lamp, slippers, terry
from models.wall_prints import framed, horizon
from models.whole_room import machines, plugged_in, stand
from models.worn import painted_blocks, worn

from .eye_level import office_room

LENS_MM, SENSOR_MM = 60, 36
AZIMUTH, ELEVATION = 17, 10


def photograph(middle, frame_height, azimuth=AZIMUTH, elevation=ELEVATION, stop=None):
    """Camera that shows `frame_height` metres at the machine; `middle` is the point in the centre of the picture, where it is sharp at `stop`."""
    distance = frame_height * LENS_MM / SENSOR_MM
    focus = orbit_camera(distance, azimuth, elevation, middle, LENS_MM).data.dof
    if stop:
        focus.use_dof, focus.aperture_fstop, focus.focus_distance = True, stop, distance


def by_the_wall(generation, x, yaw=0):
    """The machine with its back 20 cm from the wall; returns its place and turn."""
    y = -WALL_GAP_M - DEPTH_M[generation] / 2
    purifier(generation, (x, y, 0), yaw)
    return x, y, yaw


def flat_materials():
    """Those of one flat: pale oak, a sofa in oat, wool in blue."""
    P = interior_materials()
    P["wall"] = rolled_paint("living wall", "#CFCFCA", relief=0.35)
    P["oak"] = grained("pale oak", "#9A7856", "#BF9F7A", roughness=0.34, vary=0.13)
    P["sage_cloth"] = cloth("oat cloth", "#8F8A80", "#ABA59A")
    P["camel_cloth"] = cloth("camel cloth", "#A9845A", "#C6A176")
    P["blue_wool"] = cloth("blue wool", "#3E5A63", "#5C7C84", 200)
    P["pile"] = cloth("pile", "#B4AC9E", "#DAD4C8", 90)
    return P


def sofa_corner(P):
    """A sofa with its cushion, a throw over the arm, a print above it and slippers on the rug."""
    back_wall(P)
    board_floor(P)
    sofa(P, (-1.42, -0.08, 0))
    pillow(P["camel_cloth"], (0.44, 0.44, 0.16), (-0.76, -0.42, 0.64), (66, 0, -9), dent=0.25)
    draped(P["blue_wool"], (-0.50, -0.60, 0.605), 0.60, 0.40, 0.30, 0.085, 90, 4, 0.42, 0.03)
    framed(P, dict(at=(-0.98, 0, 0)), 1.10, (0.52, 0.64), "horizon print", horizon(420, 520), "oak", 0.07)
    woven_rug(P, (-1.0, -1.75, 0), (2.1, 1.5), "pile")
    slippers(P, (-0.21, -1.18, 0.014), 24)


def living_room():
    """In the morning: the sun throws the window and a plant before it on the wall; a throw over the arm, slippers, a book and a mug."""
    P = flat_materials()
    sofa_corner(P)
    rubber_plant(P, (-2.40, -1.12, 0), 1.68)
    side_table(P, (0.87, -0.40, 0))
    table_lamp(P, (0.97, -0.28, 0.46), 0.9)
    open_book(P, (0.81, -0.53, 0.462), -12, 0.22, 0.16, "teal_cloth")
    mug(P, (0.74, -0.33, 0.46))
    plugged_in(P, (0.50, -0.001, 0.30), 0, by_the_wall("x", 0.20), "x", 0.04)
    daylight(sky_watt=105, sun=6.0, towards=(1.9, 1.15, -0.62), sun_angle=0.6, room_watt=6, ambient=(0.12, (1, 0.985, 0.97), (0.80, 0.82, 0.84)))
    photograph((0.07, -0.37, 0.425), 1.42, stop=2.8)


def hotel_bedroom():
    """At dusk: the bed is made, the lamp beside it is lit, slippers wait on the rug, and the window is blue."""
    P = interior_materials()
    P["wall"], P["sage_cloth"] = rolled_paint("hotel wall", "#B9B4AA", relief=0.35), cloth("rust cushion", "#7C4A34", "#9A6247")
    P["oak"] = grained("walnut", "#5A4030", "#7D5C45", roughness=0.32, vary=0.13)
    P["linen"] = pressed(creased(cloth("hotel linen", "#DAD9D5", "#F0EFEB"), 0.0035, 4))
    P["bed cloth"] = cloth("headboard", "#3C4F4E", "#566A68", 380)
    P["sand"] = material("brass foot", (0.52, 0.38, 0.20), 0.30, metal=1.0)
    walnut = grained("walnut front", "#543B2C", "#73543E", roughness=0.34, vary=0.04)
    P["pile"] = cloth("pile", "#8E8A82", "#B4AFA5", 90)
    back_wall(P, 0.11)
    board_floor(P)
    bed(P, (1.20, 0, 0))
    bedside_table({**P, "white": walnut}, (0.14, -0.04, 0))
    shaded_lamp(P, (0.21, -0.17, 0.50), 0.86, 6, shines=True)
    glass_of_water((0.00, -0.25, 0.502))
    open_book(P, (0.13, -0.35, 0.502), -14, 0.20, 0.14, "teal_cloth")
    framed(P, dict(at=(-0.36, 0, 0)), 1.12, (0.46, 0.58), "horizon print", horizon(420, 520), "oak", 0.06)
    woven_rug(P, (0.15, -1.25, 0), (1.2, 0.8), "pile", -2)
    slippers(P, (0.22, -1.06, 0.014), -18)
    plugged_in(P, (-0.17, -0.001, 0.30), 0, by_the_wall("x", -0.46), "x")
    daylight(sky_watt=44, sun=0, sky_colour=(0.50, 0.66, 1), room_watt=1.5, ambient=(0.10, (0.66, 0.78, 1), (0.42, 0.46, 0.55)))
    photograph((0.10, -0.36, 0.56), 1.64, -18, 8, 2.8)


def waiting_room():
    """Under a hazy sun; somebody has left a scarf over the chair."""
    P = interior_materials()
    P["camel_cloth"] = cloth("camel cloth", "#8A6F52", "#A88E6F")
    P["wall"], P["sage_cloth"] = worn(rolled_paint("waiting wall", "#D0D4D3", relief=0.35), 0.05, 0.4, 0.04, below=1.1), P["grey_cloth"]
    P["vinyl"] = worn(grained("sheet vinyl", "#727C7F", "#8B9496", (1, 1, 1), 190, 0.24, (0.38, 0.64), 0.00004), 0.09, 0.55, 0.12, tint="#41484B")
    for name, along in (("beech", (1.5, 18, 18)), ("beech_upright", (18, 18, 1.5))):
        P[name] = worn(grained(f"lacquered {name}", "#9A7752", "#B9936A", along, roughness=0.30, vary=0.10), 0.10, 0.3, 0.10, tint="#4E3826")
    back_wall(P, 0.10)
    smooth_floor(P)
    handrail(P, (-1.25, 0, 0), 2.3)
    floor_line(P["soil"], (-0.86, -6), (-0.86, 0), 0.004)
    for k, yaw in enumerate((-5, 2, -1)):
        waiting_chair(P, (-0.62 - 0.66 * k, -0.14, 0), yaw)
    notice(P, (-0.72, 0, 1.12), (0.50, 0.70))
    gel_dispenser(P, (0.78, 0, 1.12))
    rubber_plant(P, (0.99, -0.40, 0), 1.15)
    draped(P["camel_cloth"], (-0.62, -0.25, 0.86), 0.34, 0.44, 0.22, 0.030, 0, 5, 0.24, hemmed=material("scarf thread", "#6E5840", 0.8))
    plugged_in(P, (0.58, -0.001, 0.32), 0, by_the_wall("y", 0.22), "y")
    daylight(sky_watt=190, sun=3.2, towards=(1.9, 1.2, -0.50), sun_colour=(1, 0.93, 0.84), sun_angle=1.4, room_watt=4, ambient=(0.12, (0.97, 0.985, 1), (0.66, 0.69, 0.72)))
    photograph((0.02, -0.37, 0.54), 1.78, stop=2.8)


def study():
    """Late in the day, a low sun: a desk with its drawers, the book that is being read, and a mug."""
    P = interior_materials()
    P["wall"], P["coral"] = worn(rolled_paint("study wall", "#CDCFCD", relief=0.35), 0.04, 0.2, 0.03, below=0.6), P["sand"]
    P["oak"] = worn(grained("pale oak", "#9A7856", "#BF9F7A", roughness=0.34, vary=0.13), 0.10, 0.3, 0.12, tint="#4E3826")
    back_wall(P)
    board_floor(P)
    rubber_plant(P, (-1.86, -1.0, 0), 1.60)
    writing_desk({**P, "white": worn(material("desk lacquer", "#76827F", 0.36, spec=0.45), 0.08, 0, 0.10)}, (0.94, -0.02, 0))
    table_lamp(P, (0.68, -0.16, 0.74), 0.74)
    open_book(P, (0.54, -0.40, 0.742), -14, 0.24, 0.17, "coral")
    mug(P, (0.37, -0.20, 0.74))
    plugged_in(P, (-0.39, -0.001, 0.26), 0, by_the_wall("s", -0.07), "s", 0.05)
    daylight(sill=0.34, sky_watt=80, sun=8.0, towards=(1.9, 1.0, -0.46), sun_colour=(1, 0.74, 0.50), room_watt=8, ambient=(0.20, (0.90, 0.95, 1), (0.60, 0.62, 0.66)))
    photograph((0.10, -0.32, 0.46), 1.22, -14, stop=4.0)


def bedroom_at_night():
    """Of a home: the lamp by the bed is lit, its reader's book and mug are there, and Generation X runs in its light and in that of the landing."""
    P = interior_materials()
    P["wall"], P["sage_cloth"] = rolled_paint("bedroom wall", "#C9CCCB", relief=0.35), cloth("slate cushion", "#4E5C63", "#6E7C83")
    P["linen"] = creased(creased(cloth("bed linen", "#D6D6D1", "#EBEAE6"), 0.007, 4), 0.0022, 13)
    P["bed cloth"] = cloth("bed cloth", "#77746D", "#97948B", 380)
    P["sand"] = material("glazed stoneware", "#6F7F7B", 0.20, spec=0.5, coat=0.6, coat_r=0.08, bump=0.35, bscale=90, noise_rough=0.05)
    back_wall(P, 0.09)
    board_floor(P)
    bed(P, (-1.30, 0, 0))
    bedside_table(P, (-0.20, -0.04, 0))
    shaded_lamp(P, (-0.26, -0.17, 0.50), 0.86, 8, shines=True)
    open_book(P, (-0.17, -0.33, 0.502), 14, 0.24, 0.17, "teal_cloth")
    handled_mug(material("mug glaze", "#B9B2A4", 0.25, spec=0.5), (-0.035, -0.17, 0.50), 40)
    woven_rug(P, (-0.20, -1.30, 0), (1.15, 0.75), "grey_cloth", 3)
    plugged_in(P, (0.17, -0.001, 0.30), 0, by_the_wall("x", 0.52), "x")
    moonlight((1.9, 1.35, -0.85))
    area("landing", (0.75, -3.6, 1.75), (0.50, -0.4, 0.35), 0.7, 1.9, 12, (1, 0.78, 0.54))
    photograph((0.04, -0.36, 0.60), 1.68, 18, 8, 2.8)


def sports_hall():
    P = interior_materials()
    P["wall"], P["coral"], P["sage"] = worn(painted_blocks("hall wall", "#CBCDC9"), 0.06, 0.5, 0.05, below=1.2), P["graphite"], P["sand"]
    P["sprung"] = worn(grained("sprung beech", "#A98560", "#C8A67F", (1.5, 18, 18), roughness=0.28, vary=0.12), 0.14, 0.75, 0.12, tint="#3F3024")
    worn(P["beech"], 0.12, 0.3, 0.12, tint="#5B4430")
    P["towel"], P["navy"] = terry(dark="#8F9A9C", light="#B6BFC0"), material("bottle", "#26404F", 0.35, spec=0.5)
    back_wall(P, 0.10)
    board_floor(P, "sprung", 0.09)
    wall_bars(P, (-0.72, 0, 0))
    gym_bench(P, (-1.05, -0.55, 0), 0)
    medicine_ball(P, (0.98, -0.62, 0), 0.12)
    medicine_ball(P, (1.22, -0.32, 0), 0.12, "sage")
    drinking_bottle(P["navy"], (-0.02, -0.80, 0))
    draped(P["towel"], (-0.50, -0.55, 0.300), 0.50, 0.30, 0.20, 0.142, 0, 3, 2.0, 0.034, 0.26, material("thread", "#DDE2E2", 0.8))
    floor_line(worn(material("line", "#D9DAD4", 0.4), 0.15, 0.9, 0.1, tint="#8A7358"), (-3, -1.05), (3, -1.05))
    floor_line(worn(material("other line", "#3B5F78", 0.4), 0.15, 0.9, 0.1, tint="#8A7358"), (-0.75, -1.08), (-0.35, -4))
    plugged_in(P, (0.80, -0.001, 0.34), 0, by_the_wall("z", 0.42), "z")
    daylight(window_x=-3.0, sill=1.35, sky_watt=260, sun=6.0, towards=(1.9, 0.9, -0.95), room_watt=8, ambient=(0.15, (1, 0.985, 0.97), (0.80, 0.82, 0.84)))
    photograph((0.08, -0.40, 0.70), 2.36, stop=2.8)


def office():
    """The open office with the two of its answer: one at the end of a bank of desks, one at the far wall."""
    eye, near = (0.30, -6.75, 1.05), -WALL_GAP_M - DEPTH_M["z"] / 2
    P = office_room(eye)
    places = [(-0.13, -3.0, -6), (0.62, near, 0)]
    machines("z", places)
    plugged_in(P, (-0.58, -2.972, 0.40), 0, places[0], "z")
    plugged_in(P, (0.20, -0.012, 0.40), 0, places[1], "z")
    stand(eye, (0.30, 0), 62, 0.13, places[0], 2.8)


def room_picture(build, exposure, samples=10, **finish):
    look = dict(width=1200, height=1200, tone="punchy", grain=0.003, bloom=0.04, contrast=0.3, warmth=0.02, vignette=0.25) | finish
    return Picture(build, samples=samples, exposure=exposure, bounces=6, clamp=10, **look)


PICTURES = {
    "gen-s-room": room_picture(study, 0.55, 5, supersampling=2),
    "gen-x-dusk": room_picture(hotel_bedroom, 1.45, 9, kept=0.2, burn=0.4),
    "gen-x-room": room_picture(living_room, 1.1, 4, supersampling=2),
    "gen-y-room": room_picture(waiting_room, 0.9, 4, supersampling=2),
    "gen-z-office": room_picture(office, 1.35, 4, supersampling=2),
    "gen-z-room": room_picture(sports_hall, 1.1, 4, supersampling=2),
    "home-bedroom": Picture(bedroom_at_night, 1800, 1800, samples=22, exposure=1.1, bounces=6, clamp=10, tone="punchy", bloom=0.06, grain=0.006, contrast=0.25, vignette=0.2, kept=0.15, burn=0.4),
}
