"""Someone who walks past while the shutter is open: clothed, without a face, and blurred by the way walked meanwhile. Metres.

The figure walks towards +x before its yaw. Its clothes are made once, standing; each moment of the step bends them at hips,
knees, shoulders and elbows. The foot that stands stays where it is, so that it is sharp in the picture, as in a photograph.
"""
import math

import bpy
import numpy as np
from kit import material, mesh_object

from .room_clay import place
from .room_interior import cloth, creased

HIP, KNEE_Z, ANKLE_Z = (0.09, 0.90), 0.49, 0.085
SHOULDER, UPPER_ARM, ARM_OUT = (0.178, 1.395), 0.285, math.radians(35)
MOMENTS = 9
"""Of one exposure; between them everything moves straight."""

HIP_BENT = (28, 27, 22, 15, 8, 1, -5, -9, -11, -8, 0, 10, 19, 26, 30, 31, 30, 29, 28)
KNEE_BENT = (4, 12, 17, 15, 10, 7, 5, 6, 11, 21, 36, 51, 60, 59, 48, 31, 14, 4, 4)
ANKLE_BENT = (0, -5, -2, 3, 6, 8, 10, 11, 6, -8, -18, -14, -6, -1, 1, 2, 1, 0, 0)
"""Degrees at eighteenths of a stride, from the heel's touch: thigh forward, shin back, toes up."""


def bent(table, stride):
    return math.radians(np.interp(stride % 1 * 18, np.arange(19), table))


def turn_y(angle):
    c, s = math.cos(angle), math.sin(angle)
    return np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]])


def turn_x(angle):
    c, s = math.cos(angle), math.sin(angle)
    return np.array([[1, 0, 0], [0, c, -s], [0, s, c]])


def turn_z(angle):
    c, s = math.cos(angle), math.sin(angle)
    return np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])


class Bone:
    """Turns by `turn` about a joint that `parent` carries along."""

    def __init__(self, joint, turn, parent=None):
        joint = np.asarray(joint, float)
        self.turn = parent.turn @ turn if parent else turn
        self.shift = (parent.at(joint[None])[0] if parent else joint) - self.turn @ joint

    def at(self, points):
        return points @ self.turn.T + self.shift


def skeleton(stride, lean=4.0):
    """Bone of each part at a moment of the stride; the pelvis stands at x = 0 and at its height when upright."""
    twist = math.radians(7) * math.cos(2 * math.pi * stride)
    bones = {"pelvis": Bone((0, 0, 0.95), turn_z(-0.6 * twist))}
    bones["spine"] = Bone((0, 0, 1.05), turn_z(1.5 * twist) @ turn_y(math.radians(lean)), bones["pelvis"])
    bones["head"] = Bone((0, 0, 1.47), turn_z(-0.9 * twist) @ turn_y(math.radians(1.5 - lean)), bones["spine"])
    for side, phase in ((1, stride), (-1, stride + 0.5)):
        name = "left" if side > 0 else "right"
        thigh = Bone((0, side * HIP[0], HIP[1]), turn_y(-bent(HIP_BENT, phase)), bones["pelvis"])
        shin = Bone((0, side * HIP[0], KNEE_Z), turn_y(bent(KNEE_BENT, phase)), thigh)
        bones[f"{name} thigh"], bones[f"{name} shin"] = thigh, shin
        bones[f"{name} foot"] = Bone((0, side * HIP[0], ANKLE_Z), turn_y(-bent(ANKLE_BENT, phase)), shin)
        swing = math.radians(1 - 17 * math.cos(2 * math.pi * phase))
        elbow = math.radians(20 - 9 * math.cos(2 * math.pi * phase))
        upper = Bone((0, side * SHOULDER[0], SHOULDER[1]), turn_y(-swing) @ turn_x(-side * (ARM_OUT - math.radians(11))), bones["spine"])
        out = np.array([0, side * math.sin(ARM_OUT), -math.cos(ARM_OUT)])
        joint = np.array([0, side * SHOULDER[0], SHOULDER[1]]) + UPPER_ARM * out
        bones[f"{name} upper arm"] = upper
        bones[f"{name} forearm"] = Bone(joint, turn_y(-elbow) @ turn_x(-side * math.radians(6)), upper)
    return bones


SOLE = np.array([(-0.085, 0, 0.0), (0.06, 0, 0.0), (0.125, 0, 0.002), (0.175, 0, 0.014)])
"""Where a shoe touches the floor: heel, ball and toes."""


def soles(bones):
    return {side: bones[f"{name} foot"].at(SOLE + (0, side * HIP[0], 0)) for side, name in ((1, "left"), (-1, "right"))}


def walked(start, end):
    """Bones at `MOMENTS` from stride `start` to `end`, with the way and height of each: what stands neither slips nor sinks."""
    fine = np.linspace(start, end, 8 * (MOMENTS - 1) + 1)
    way, found, before = 0.0, [], None
    for number, stride in enumerate(fine):
        bones = skeleton(stride)
        touch = np.concatenate(list(soles(bones).values()))
        lowest = touch[:, 2].argmin()
        if before is not None:
            stands = before[:, 2].argmin()
            way -= touch[stands, 0] - before[stands, 0]
        before = touch
        if number % 8 == 0:
            found.append((bones, np.array([way, 0, -touch[lowest, 2]])))
    middle = found[len(found) // 2][1][0]
    return [(bones, shift - (middle, 0, 0)) for bones, shift in found]


def step(low, high, x):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def tube(path, wide, deep, power=2.2, aside=(0, 1, 0), around=40, rings=48):
    """Closed tube along the points `path`, `wide` to both sides (`aside`) and `deep` before and behind at each of them."""
    path = np.asarray(path, float)
    given, wanted = np.linspace(0, 1, len(path)), np.linspace(0, 1, rings)
    take = lambda values: np.interp(wanted, given, values)
    line = np.stack([take(path[:, k]) for k in range(3)], -1)
    wide, deep = take(wide), take(deep)
    for _ in range(2):
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
        wide[1:-1], deep[1:-1] = (wide[:-2] + 2 * wide[1:-1] + wide[2:]) / 4, (deep[:-2] + 2 * deep[1:-1] + deep[2:]) / 4
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    ahead = np.cross(np.asarray(aside, float), along)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(along, ahead)
    u = np.linspace(0, 2 * np.pi, around, endpoint=False)
    corner = lambda c: np.sign(c) * np.abs(c) ** (2 / power)
    points = line[:, None] + wide[:, None, None] * side[:, None] * corner(np.cos(u))[:, None] + deep[:, None, None] * ahead[:, None] * corner(np.sin(u))[:, None]
    here = np.arange(rings * around).reshape(rings, around)
    quads = np.stack([here[:-1], np.roll(here[:-1], -1, 1), np.roll(here[1:], -1, 1), here[1:]], -1).reshape(-1, 4)
    faces = [tuple(q) for q in quads] + [tuple(here[0][::-1]), tuple(here[-1])]
    return points.reshape(-1, 3), faces


def ball(at, radii, around=28, rings=18):
    v = np.linspace(0.06, np.pi - 0.06, rings)
    path = np.stack([np.full(rings, at[0]), np.full(rings, at[1]), at[2] + radii[2] * np.cos(v)], -1)
    return tube(path, radii[1] * np.sin(v), radii[0] * np.sin(v), 2, around=around, rings=rings)


def fused(parts, size=0.011, smooth=3):
    """Points and faces of one skin over all `parts`."""
    points, faces, count = [], [], 0
    for v, f in parts:
        points.append(v)
        faces += [tuple(k + count for k in face) for face in f]
        count += len(v)
    made = mesh_object("skin", np.concatenate(points), faces)
    mesh = made.modifiers.new("skin", "REMESH")
    mesh.mode, mesh.voxel_size = "VOXEL", size
    soft = made.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, smooth
    seen = made.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    v, normals = np.empty(3 * len(seen.vertices), np.float32), np.empty(3 * len(seen.vertices), np.float32)
    seen.vertices.foreach_get("co", v)
    seen.vertices.foreach_get("normal", normals)
    f = np.empty(len(seen.loops), np.int32)
    seen.loops.foreach_get("vertex_index", f)
    f, v, normals = f.reshape(-1, 4), v.reshape(-1, 3).astype(float), normals.reshape(-1, 3).astype(float)
    bpy.data.objects.remove(made)
    return v, f, normals


def folds(v, normals, depth, seed, across=(9, 9, 22)):
    """Moves the cloth's points in and out by `depth` (metres, one for each) along soft oblique folds."""
    random = np.random.default_rng(seed)
    height = np.zeros(len(v))
    for _ in range(7):
        wave = random.normal(0, 1, 3) * across
        height += np.sin(v @ wave + random.uniform(0, 6.3) + 1.2 * np.sin(v @ (wave[[1, 2, 0]] * 0.6)))
    return v + normals * (depth * height / 3.2)[:, None]


def arm_path(side, lengths):
    out = np.array([0, side * math.sin(ARM_OUT), -math.cos(ARM_OUT)])
    return np.array([0, side * SHOULDER[0], SHOULDER[1]]) + np.outer(lengths, out)


def trousers(wide=1.0):
    parts = [tube([(-0.008, 0, z) for z in (1.05, 1.0, 0.94, 0.88, 0.83, 0.79)], (0.142, 0.152, 0.168, 0.174, 0.165, 0.12), (0.100, 0.108, 0.120, 0.122, 0.112, 0.075), 2.5)]
    for side in (1, -1):
        path = [(x, side * y, z) for x, y, z in ((-0.008, 0.086, 0.93), (-0.004, 0.090, 0.80), (0.004, 0.092, 0.66), (0.008, 0.092, 0.50), (-0.012, 0.092, 0.36), (-0.012, 0.092, 0.20), (-0.004, 0.092, 0.055))]
        parts.append(tube(path, np.array((0.084, 0.086, 0.080, 0.070, 0.066, 0.062, 0.064)) * wide, np.array((0.100, 0.102, 0.090, 0.076, 0.078, 0.072, 0.076)) * wide, 2.2))
    v, f, normals = fused(parts)
    z = v[:, 2]
    loose = 0.0025 + 0.006 * np.exp(-(((z - 0.47) / 0.10) ** 2)) + 0.008 * np.exp(-(((z - 0.14) / 0.07) ** 2)) + 0.005 * np.exp(-(((z - 0.80) / 0.07) ** 2))
    v = folds(v, normals, loose, 3)
    left, thigh, shin = step(-0.03, 0.03, v[:, 1]), step(0.99, 0.80, z), step(0.56, 0.42, z)
    weights = {"pelvis": 1 - thigh}
    for name, share in (("left", left), ("right", 1 - left)):
        weights[f"{name} thigh"], weights[f"{name} shin"] = share * thigh * (1 - shin), share * thigh * shin
    return v, f, weights


def jumper(hem=0.90, sleeve=0.52, loose=1.0):
    """Top down to `hem`; its sleeves end `sleeve` from the shoulder, 0.52 at the wrist."""
    table = ((1.475, 0.062, 0.060, 0.002), (1.450, 0.100, 0.072, -0.002), (1.420, 0.158, 0.088, -0.006), (1.375, 0.176, 0.104, -0.004), (1.30, 0.172, 0.120, 0.002), (1.22, 0.164, 0.124, 0.004), (1.12, 0.155, 0.114, 0.002), (1.02, 0.163, 0.117, -0.004), (0.95, 0.174, 0.126, -0.008), (hem, 0.176, 0.128, -0.008))
    z, wide, deep, ahead = np.array(table).T
    parts = [tube(np.stack([ahead, 0 * z, z], -1), wide * np.where(z < 1.3, loose, 1), deep * np.where(z < 1.3, loose, 1), 2.35, rings=64)]
    lengths = np.array((-0.01, 0.04, 0.12, 0.20, 0.285, 0.37, 0.46, 0.52))
    radius = np.array((0.050, 0.060, 0.060, 0.056, 0.053, 0.050, 0.043, 0.040)) * (loose if sleeve > 0.5 else 1.12)
    upto = lengths <= sleeve + 1e-6
    for side in (1, -1):
        parts.append(tube(arm_path(side, lengths[upto]), radius[upto], radius[upto] * 1.06, 2.1, aside=(0, math.cos(ARM_OUT), math.sin(ARM_OUT) * side)))
    v, f, normals = fused(parts)
    z, out = v[:, 2], np.abs(v[:, 1])
    along = (out - SHOULDER[0]) * math.sin(ARM_OUT) + (SHOULDER[1] - z) * math.cos(ARM_OUT)
    arm = step(-0.035, 0.045, out - (0.178 + 0.42 * np.maximum(0, 1.36 - z))) * step(-0.06, 0.06, along)
    crease = 0.003 + 0.005 * np.exp(-(((z - hem - 0.08) / 0.09) ** 2)) + arm * 0.004 * np.exp(-(((along - 0.285) / 0.07) ** 2)) + 0.004 * np.exp(-(((z - 1.27) / 0.06) ** 2)) * step(0.10, 0.16, out)
    v = folds(v, normals, crease * np.where(z > 1.40, 0.3, 1), 5, (10, 10, 16))
    lower, left = step(1.10, 0.95, z) * (1 - arm), v[:, 1] > 0
    fore = step(0.23, 0.34, along)
    weights = {"pelvis": lower, "spine": (1 - arm) * (1 - step(1.10, 0.95, z))}
    for name, share in (("left", left), ("right", ~left)):
        weights[f"{name} upper arm"], weights[f"{name} forearm"] = share * arm * (1 - fore), share * arm * fore
    return v, f, weights


HEAD = ((-0.012, 0.026, 0.022, 0.056), (0.004, 0.046, 0.038, 0.046), (0.03, 0.064, 0.050, 0.032), (0.06, 0.080, 0.060, 0.018), (0.09, 0.090, 0.067, 0.010), (0.13, 0.095, 0.072, 0.003), (0.165, 0.097, 0.074, -0.003), (0.195, 0.089, 0.069, -0.007), (0.218, 0.068, 0.053, -0.010), (0.232, 0.040, 0.032, -0.011), (0.238, 0.010, 0.008, -0.011))
CHIN_Z = 1.482


def head():
    z, deep, wide, ahead = np.array(HEAD).T
    path = np.stack([ahead + 0.022, 0 * z, CHIN_Z + z], -1)
    parts = [tube(path, wide, deep, 2.1, rings=56), tube([(-0.012, 0, 1.40), (0.000, 0, 1.47), (0.008, 0, 1.56)], (0.062, 0.054, 0.054), (0.062, 0.056, 0.058), 2)]
    parts.append(ball((0.022 + 0.103, 0, CHIN_Z + 0.098), (0.016, 0.014, 0.020)))
    parts += [ball((0.020, side * 0.072, CHIN_Z + 0.112), (0.022, 0.010, 0.030)) for side in (1, -1)]
    v, f, _ = fused(parts, 0.007, 3)
    neck = step(1.50, 1.44, v[:, 2])
    return v, f, {"head": 1 - neck, "spine": neck}


HAIR = ((-0.03, -0.030, -0.100, 0.058), (0.02, -0.006, -0.118, 0.074), (0.08, 0.020, -0.124, 0.085), (0.13, 0.046, -0.121, 0.088), (0.17, 0.084, -0.114, 0.088), (0.20, 0.112, -0.102, 0.082), (0.23, 0.086, -0.080, 0.060), (0.252, 0.030, -0.040, 0.020))


def hair():
    """To the chin, over the ears; rows of `HAIR` are height over the chin, where it begins before and ends behind, and half its width."""
    z, front, back, wide = np.array(HAIR).T
    path = np.stack([(front + back) / 2, 0 * z, CHIN_Z + z], -1)
    v, f, normals = fused([tube(path, wide, (front - back) / 2, 2.2, rings=48)], 0.008, 2)
    return folds(v, normals, np.full(len(v), 0.0025), 8, (40, 60, 22)), f, {"head": np.ones(len(v))}


def hand(side, start=0.50):
    """From the cuff, or from `start` along the arm, to the fingers, a little bent."""
    lengths = np.array((start, 0.50, 0.53, 0.56, 0.595, 0.63, 0.66, 0.68))
    lengths[:2] = start, max(start + 0.01, 0.50)
    path = arm_path(side, lengths)
    path[:, 0] += np.array((0, 0, 0.004, 0.010, 0.020, 0.036, 0.056, 0.072))
    upper = 0.036 + 0.012 * step(0.45, 0.30, start)
    aside = (0, math.cos(ARM_OUT), math.sin(ARM_OUT) * side)
    parts = [tube(path, (upper * 0.95, 0.023, 0.018, 0.016, 0.015, 0.013, 0.011, 0.007), (upper, 0.028, 0.028, 0.035, 0.037, 0.033, 0.027, 0.016), 2.4, aside=aside)]
    thumb = arm_path(side, (0.555, 0.59, 0.62, 0.645))
    thumb[:, 0] += (0.020, 0.044, 0.058, 0.066)
    parts.append(tube(thumb, (0.014, 0.013, 0.011, 0.007), (0.014, 0.013, 0.011, 0.007), 2, aside=aside, rings=16, around=16))
    v, f, _ = fused(parts, 0.007, 2)
    name = "left" if side > 0 else "right"
    along = (np.abs(v[:, 1]) - SHOULDER[0]) * math.sin(ARM_OUT) + (SHOULDER[1] - v[:, 2]) * math.cos(ARM_OUT)
    fore = step(0.23, 0.34, along)
    return v, f, {f"{name} forearm": fore, f"{name} upper arm": 1 - fore}


def shoe(side):
    """Upper of a low shoe; its sole apart (`sole`)."""
    x = np.array((-0.092, -0.085, -0.06, -0.02, 0.03, 0.08, 0.125, 0.16, 0.178))
    top = np.array((0.050, 0.075, 0.088, 0.092, 0.078, 0.062, 0.052, 0.044, 0.030))
    wide = np.array((0.022, 0.032, 0.036, 0.036, 0.040, 0.046, 0.044, 0.034, 0.014))
    half = (top - 0.012) / 2
    y = side * HIP[0] + side * 0.006 * np.sin((x + 0.09) * 9)
    path = np.stack([x, y, 0.012 + half], -1)
    v, f = tube(path, wide, half, 2.5, around=36, rings=50)
    return v, f, {("left" if side > 0 else "right") + " foot": np.ones(len(v))}


def sole(side):
    x = np.array((-0.098, -0.092, -0.06, -0.01, 0.04, 0.09, 0.135, 0.17, 0.186))
    wide = np.array((0.016, 0.034, 0.040, 0.038, 0.042, 0.049, 0.047, 0.034, 0.010))
    half = np.array((0.012, 0.013, 0.013, 0.011, 0.010, 0.010, 0.010, 0.010, 0.008))
    path = np.stack([x, side * HIP[0] + side * 0.006 * np.sin((x + 0.09) * 9), half + np.array((0, 0, 0, 0, 0, 0, 0.001, 0.008, 0.016))], -1)
    v, f = tube(path, wide, half, 4, around=36, rings=50)
    return v, f, {("left" if side > 0 else "right") + " foot": np.ones(len(v))}


def wear(top, trousers, shoe="#33261D", sole="#6E675E"):
    """Materials of clothes, `top` and `trousers` as the two tones of their cloth."""
    return dict(
        top=creased(cloth("passer's top", *top, 300), 0.003, 7),
        trousers=creased(cloth("passer's trousers", *trousers), 0.003, 6),
        shoe=material("passer's shoe", shoe, 0.45),
        sole=material("passer's sole", sole, 0.7),
        skin=material("passer's skin", "#A8907F", 0.55, spec=0.3),
        hair=material("passer's hair", "#2A1E17", 0.5),
    )


def passer_by(at, yaw, start, end, clothes, short_sleeves=False, hurry=1.0):
    """Walks at `at` towards `yaw` from the moment `start` to `end` of a stride (0 and 1: the left heel touches) while the shutter is open.

    With `hurry` above 1 the step slows down, so that its end is seen clearer than its start.
    """
    root = place("passer-by", at, yaw)
    moments = walked(start, end)
    sleeve = 0.20 if short_sleeves else 0.52
    pieces = [("trousers", *trousers(1.08 if short_sleeves else 1.0)), ("top", *jumper(0.86 if short_sleeves else 0.92, sleeve, 1.06 if short_sleeves else 1.0)), ("skin", *head()), ("hair", *hair())]
    for side in (1, -1):
        pieces += [("skin", *hand(side, 0.16 if short_sleeves else 0.49)), ("shoe", *shoe(side)), ("sole", *sole(side))]
    for name, v, f, weights in pieces:
        total = sum(weights.values())
        posed = []
        for bones, shift in moments:
            posed.append(sum((w / total)[:, None] * bones[bone].at(v) for bone, w in weights.items()) + shift)
        made = mesh_object(name, posed[0], f, clothes[name], parent=root)
        made["passes"], made.data.use_auto_smooth = True, False  # split at sharp edges, its points would differ from one moment to the next
        exposed(made, posed, hurry)
    shutter()
    return root


def exposed(made, posed, hurry):
    """Has the object take the shapes `posed` one after another while the shutter is open, half a frame before and after frame 1."""
    made.shape_key_add(name="start")
    when = 0.5 + np.linspace(0, 1, len(posed)) ** hurry
    for number, points in enumerate(posed[1:], 1):
        key = made.shape_key_add(name=str(number))
        key.data.foreach_set("co", points.astype(np.float32).ravel())
    keys = made.data.shape_keys
    keys.animation_data_create().action = bpy.data.actions.new("step")
    for number in range(1, len(posed)):
        curve = keys.animation_data.action.fcurves.new(f'key_blocks["{number}"].value')
        for moment, value in ((number - 1, 0), (number, 1), (number + 1, 0)):
            if moment < len(posed):
                point = curve.keyframe_points.insert(when[moment], value)
                point.interpolation = "LINEAR"
    made.cycles.use_motion_blur = made.cycles.use_deform_motion = True
    made.cycles.motion_steps = 4


def shutter():
    scene = bpy.context.scene
    scene.render.use_motion_blur, scene.render.motion_blur_shutter = True, 1.0
    scene.cycles.motion_blur_position = "CENTER"
    scene.frame_set(1)
