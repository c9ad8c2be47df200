"""What measuring a room leaves on a school desk: a steel tape pulled out, a pencil, crumbs of a rubber and a note on squared paper. Metres."""
import math

import bpy
import numpy as np
import OpenImageIO as oiio
from kit import block, cloth_sheet, cylinder, linear_colour, loft, material, mesh_object, painted, smooth_noise, text, torus, tube, unwrap

from .filter_parts import grid_faces
from .room_clay import place
from .written import STROKES, curve, draw_line

INTER = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"
WIDTH_M, HOLLOW_M = 0.025, 0.0030
"""Of the blade: across, and how much higher its edges are than its middle."""


def bend(made, height, depth, strength=0.8):
    """Gives the material `made` the relief of a grey picture on its UV map, white `depth` metres above black."""
    name = f"{made.name} relief"
    image = bpy.data.images.new(name, height.shape[1], height.shape[0], float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.ones((*height.shape, 4), np.float32)
    pixels[..., :3] = height[::-1, :, None]
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    tree = made.node_tree
    texture, bump = tree.nodes.new("ShaderNodeTexImage"), tree.nodes.new("ShaderNodeBump")
    texture.image = image
    bump.inputs["Distance"].default_value, bump.inputs["Strength"].default_value = depth, strength
    tree.links.new(texture.outputs["Color"], bump.inputs["Height"])
    tree.links.new(bump.outputs[0], tree.nodes["Principled BSDF"].inputs["Normal"])
    return image


def dulled(made, image, low, high):
    """Lets the roughness run from `low` to `high` with a grey picture."""
    tree = made.node_tree
    texture, span = tree.nodes.new("ShaderNodeTexImage"), tree.nodes.new("ShaderNodeMapRange")
    texture.image = image
    span.inputs["To Min"].default_value, span.inputs["To Max"].default_value = low, high
    tree.links.new(texture.outputs["Color"], span.inputs["Value"])
    tree.links.new(span.outputs[0], tree.nodes["Principled BSDF"].inputs["Roughness"])


def stamped(words, tall):
    """Words `tall` pixels high as coverage, 0 to 1."""
    box = oiio.ImageBufAlgo.text_size(words, tall, INTER)
    canvas = oiio.ImageBuf(oiio.ImageSpec(box.width + 4, box.height + 4, 3, oiio.FLOAT))
    oiio.ImageBufAlgo.render_text(canvas, 2 - box.xbegin, 2 - box.ybegin, words, tall, INTER, (1, 1, 1))
    return canvas.get_pixels(oiio.FLOAT)[..., 0]


def blade_print(first_mm, length_mm, per_mm=8, seed=3):
    """The print of a blade from `first_mm` on: a line a millimetre at both edges, a figure a centimetre, tens in red; rubbed and dirty."""
    random = np.random.default_rng(seed)
    w, h = round(length_mm * per_mm), round(WIDTH_M * 1000 * per_mm)
    picture = np.ones((h, w, 3)) * np.array(linear_colour("#E2B01C"))
    black, red = np.array((0.012, 0.012, 0.012)), np.array(linear_colour("#B3201A"))
    for mm in range(math.ceil(first_mm), int(first_mm + length_mm)):
        x = (mm - first_mm) * per_mm
        long = 7.2 if mm % 10 == 0 else 5.2 if mm % 5 == 0 else 3.4
        thick = 0.30 if mm % 5 else 0.38
        a, b = max(0, round(x - thick * per_mm / 2)), round(x + thick * per_mm / 2)
        picture[: round(long * per_mm), a:b] = black
        picture[h - round(long * per_mm * 0.62) :, a:b] = black
        if mm % 10 == 0:
            words = str(mm // 10)
            is_ten = mm % 100 == 0
            shape = stamped(words, round((8.4 if is_ten else 7.0) * per_mm))
            top, left = round(h * 0.60 - shape.shape[0] / 2), round(x - shape.shape[1] / 2)
            if left < 0 or left + shape.shape[1] > w:
                continue
            part = picture[top : top + shape.shape[0], left : left + shape.shape[1]]
            part[:] = part * (1 - shape[..., None]) + (red if is_ten else black) * shape[..., None]
    rub = smooth_noise(random, h, w, 60) * smooth_noise(random, h, w, 9)
    picture += 0.16 * np.clip(rub - 0.36, 0, 1)[..., None] * np.array((1, 0.9, 0.6))
    streaks = smooth_noise(random, h, 8, 3)[:, :1].repeat(w, 1) * smooth_noise(random, h, w, 300)
    picture *= 1 - 0.40 * np.clip(streaks - 0.25, 0, 1)[..., None]
    away = np.abs(np.linspace(-1, 1, h))[:, None] ** 5
    picture *= 1 - 0.45 * (away * (0.4 + 0.6 * smooth_noise(random, h, w, 40)))[..., None]
    for _ in range(180):
        x, y, long = random.uniform(0, w), random.uniform(0, h), random.exponential(90) + 10
        draw_line(picture, [(x, y), (x + long, y + random.normal(0, 4))], random.uniform(0.7, 1.8), random.choice([0.04, 0.6]) * np.array((1, 0.85, 0.5)), random.uniform(0.1, 0.5))
    return np.clip(picture, 0, 1)


def blade(parent, length=0.62, last_mm=690, leaves=(-0.046, 0.0085)):
    """Out of the mouth at `leaves` (x, z) to the left, down to the desk, hollow side up; `last_mm` stands at the mouth."""
    rows, columns = 200, 17
    s, v = np.linspace(-0.02, length, rows), np.linspace(-1, 1, columns)
    down = np.clip(s / 0.16, 0, 1)
    z = leaves[1] * (1 - down) ** 2 * (1 + 2 * down) + 0.0006 + 0.0011 * np.sin(s * 17) ** 2 * np.clip((s - 0.2) * 6, 0, 1)
    points = np.stack(np.broadcast_arrays(leaves[0] - s[:, None], v[None] * WIDTH_M / 2, z[:, None] + HOLLOW_M * v[None] ** 2), -1)
    first = last_mm - length * 1000
    lacquer = painted("blade print", blade_print(first, (length + 0.02) * 1000), roughness=0.30, coat=0.25)
    made = mesh_object("blade", points.reshape(-1, 3), grid_faces(columns, rows - 1, False), lacquer, True, 180, parent)
    places = [((length - s[k // columns]) / (length + 0.02), k % columns / (columns - 1)) for k in range(rows * columns)]
    made.data.uv_layers.new(name="UVMap").data.foreach_set("uv", [part for loop in made.data.loops for part in places[loop.vertex_index]])
    thick = made.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.00016, 0
    return made


def tape_measure(at, yaw=0, last_mm=690):
    """5 m tape standing on its foot, its blade pulled out to the left: rubber over a shell, a plate of satin metal, a lock at the top."""
    root = place("tape measure", at, yaw)
    thick, wide, tall = 0.037, 0.078, 0.070
    rubber = material("tape rubber", "#1C1E20", 0.52, spec=0.42, bump=0.5, bscale=1300, noise_rough=0.06)
    plate = material("tape plate", (0.50, 0.50, 0.49), 0.34, metal=0.85, bump=0.10, bscale=700, noise_rough=0.09)
    disc = material("tape disc", "#E2B01C", 0.36, spec=0.5, coat=0.3)
    dark = material("tape slot", "#08090A", 0.6)
    laid = place("laid", (0, thick / 2, tall / 2 + 0.001), 0, root)
    laid.rotation_euler = (math.radians(90), 0, 0)
    e = 0.0055
    loft("shell", wide, tall, 0.026, [(0.007, 0), (0, 0.0035, e), (0, thick - 0.0035, e), (0.007, thick)], rubber, 200, parent=laid, seg=7)
    z, lip = thick - 0.0004, 0.0011
    loft("plate", wide - 0.020, tall - 0.020, 0.019, [(0.0010, z), (0, z + lip * 0.6, 0.0004), (0.0006, z + lip, 0.0003), (0.006, z + lip)], plate, 200, parent=laid, cap=(False, True))
    cylinder("disc", 0.0205, 0.0010, disc, (0.002, 0.001, thick + 0.0006), 0.0004, 96, laid)
    torus("rim", 0.0206, 0.0007, dark, (0.002, 0.001, thick + 0.0008), laid)
    face = place("face", (0, -thick / 2 - 0.0018, tall / 2 + 0.001), 0, root)
    ink = material("tape ink", "#141516", 0.5)
    text("5 m", 0.0175, (0.002, 0, 0.0035), ink, (90, 0, 0), "Inter-ExtraBold", 0.00002, parent=face)
    text("25 mm", 0.0058, (0.002, 0, -0.0105), ink, (90, 0, 0), "Inter-SemiBold", 0.00002, parent=face)
    steel = material("tape steel", (0.55, 0.55, 0.54), 0.25, metal=1.0)
    for x, z, turn in ((-0.0235, -0.0195, 20), (0.0245, 0.0185, 65), (0.0245, -0.0195, -35)):
        screw = place("screw", (x, 0.0006, z), 0, face)
        cylinder("head", 0.0024, 0.0007, steel, (0, 0, 0), 0.0003, 40, screw, (90, 0, 0))
        for more in (0, 90):
            block("cross", (0.0030, 0.0003, 0.0006), (0, -0.0007, 0), dark, 0, 1, screw, rot=(0, turn + more, 0))
    block("nose", (0.016, 0.033, 0.021), (-0.0385, 0, 0.0113), rubber, 0.0030, 4, root)
    block("slot", (0.0010, 0.0275, 0.0085), (-0.0464, 0, 0.0105), dark, 0.0002, 1, root)
    lock = block("lock", (0.019, 0.015, 0.0065), (-0.0265, 0, 0.0615), disc, 0.0022, 4, root, (0, -42, 0))
    for k in range(4):
        block("grip", (0.0012, 0.0125, 0.0010), (-0.0056 + 0.0036 * k, 0, 0.0036), disc, 0.0004, 2, lock)
    for k in range(9):
        turn = math.radians(62 - 11 * k)
        r = 0.0262
        block("rib", (0.0020, 0.0265, 0.0016), (0.0128 + r * math.cos(turn), 0, 0.036 + 0.0088 + r * math.sin(turn)), rubber, 0.0006, 2, root, (0, 90 - math.degrees(turn), 0))
    cord = [(0.036, 0, 0.012), (0.046, 0.002, 0.010), (0.060, 0.010, 0.0022), (0.085, 0.012, 0.0016), (0.112, 0.002, 0.0016), (0.118, -0.016, 0.0016), (0.098, -0.026, 0.0016), (0.070, -0.018, 0.0018), (0.050, -0.006, 0.0060), (0.037, 0, 0.010)]
    tube("cord", cord, 0.0013, material("cord", "#17191A", 0.85, spec=0.2, bump=1.0, bscale=1500), root)
    blade(root, last_mm=last_mm)
    return root


def pencil(at, yaw, parent=None, colour="#B7462B", length=0.158):
    """Six-sided, sharpened by hand so that its lacquer ends in scallops; a dipped end, and dents."""
    root = place("pencil", at, yaw, parent)
    random = np.random.default_rng(6)
    x = np.concatenate([np.linspace(0, length - 0.030, 60), np.linspace(length - 0.030, length, 240)[1:]])
    turn = np.linspace(0, 2 * np.pi, 97)[:-1]
    half = 0.0034
    six = half / np.maximum(np.cos((turn % (np.pi / 3)) - np.pi / 6), 0.885)
    cone = np.maximum((length - x) * math.tan(math.radians(10.5)), 0.00035)
    r = np.minimum(six[None], cone[:, None] * (1 + 0.012 * np.sin(3 * turn + 900 * x[:, None])))
    r = r * (1 - 0.006 * (smooth_noise(random, len(x), len(turn), 12) - 0.5))
    points = np.stack([x[:, None] + 0 * r, r * np.cos(turn), half * 0.995 + r * np.sin(turn)], -1)
    faces = grid_faces(96, len(x) - 1, True)
    lacquer = material(f"pencil {colour}", colour, 0.30, spec=0.5, coat=0.4, coat_r=0.12, bump=0.25, bscale=420)
    wood = material("pencil cedar", "#C69A6E", 0.75, spec=0.25, bump=0.6, bscale=900)
    graphite = material("pencil graphite", (0.035, 0.036, 0.038), 0.30, spec=0.5)
    dipped, ring = material("pencil end", "#15171A", 0.3, coat=0.4), material("pencil ring", "#D9C9A4", 0.4)
    made = mesh_object("pencil", points.reshape(-1, 3), faces, lacquer, True, 28, root)
    for one in (wood, graphite, dipped, ring):
        made.data.materials.append(one)
    centre = np.array([sum((np.array(made.data.vertices[i].co) for i in p.vertices)) / len(p.vertices) for p in made.data.polygons])
    away = np.hypot(centre[:, 1], centre[:, 2] - half * 0.995)
    on_cone = (length - centre[:, 0]) * math.tan(math.radians(10.5)) < np.interp(np.arctan2(centre[:, 2] - half * 0.995, centre[:, 1]) % (2 * np.pi), turn, six)
    kind = np.where(on_cone, np.where(away < 0.00105, 2, 1), np.where(centre[:, 0] < 0.011, 3, np.where(centre[:, 0] < 0.0135, 4, 0)))
    made.data.polygons.foreach_set("material_index", kind.astype(np.int32))
    cylinder("end", half, 0.0004, wood, (-0.0002, 0, half), 0, 32, root, (0, 90, 0))
    cylinder("core", 0.001, 0.0003, graphite, (-0.0004, 0, half), 0, 24, root, (0, 90, 0))
    return root


MORE = {
    "m": [[(0.02, 0.62), (0.06, 0.0)], [(0.06, 0.42), (0.26, 0.64), (0.38, 0.5), (0.40, 0.0)], [(0.40, 0.42), (0.62, 0.66), (0.78, 0.5), (0.82, 0.02)]],
    "x": [[(0.18, 0.10), (0.72, 0.62)], [(0.20, 0.64), (0.70, 0.08)]],
}


def squared_note(at, yaw, words="9 x 7 x 3 m", width=0.132, depth=0.092, seed=9, parent=None):
    """Torn from a squared pad along its upper edge, folded once, and written on by pencil."""
    random = np.random.default_rng(seed)
    per = 9.0
    w, h = round(width * 1000 * per), round(depth * 1000 * per)
    picture = np.ones((h, w, 3)) * np.array(linear_colour("#EFECE2"))
    picture *= 0.97 + 0.05 * smooth_noise(random, h, w, 30)[..., None]
    blue = np.array(linear_colour("#9DB7CE"))
    for k in range(1, int(width * 200) + 1):
        x = (5 * k - 1.5) * per
        picture[:, round(x) : round(x) + 3] = picture[:, round(x) : round(x) + 3] * 0.35 + blue * 0.65
    for k in range(1, int(depth * 200) + 1):
        y = (5 * k + 1.0) * per
        picture[round(y) : round(y) + 3] = picture[round(y) : round(y) + 3] * 0.35 + blue * 0.65
    lead = np.zeros((h, w, 3))
    draw = lambda points, thick=10, dark=1.0: draw_line(lead, points, thick, (1, 1, 1), dark)
    x, y, size = 0.085 * w, 0.66 * h, 0.21 * h
    for sign in words:
        for stroke in MORE.get(sign, STROKES.get(sign, [])):
            points = np.array([(x + size * 0.62 * a, y - size * b) for a, b in stroke]) + random.normal(0, size * 0.018, (len(stroke), 2))
            if sign == "m":
                points[:, 0] = x + (points[:, 0] - x) * 1.5
            draw(curve(points) if len(stroke) > 1 else points)
        x += size * (0.30 if sign == " " else 0.66)
        y += random.normal(0.002, 0.004) * h
    draw(curve([(0.09 * w, 0.745 * h), (0.40 * w, 0.752 * h), (0.84 * w, 0.735 * h)]), 6, 0.7)
    corner = [(0.56, 0.10), (0.82, 0.10), (0.82, 0.30), (0.56, 0.30), (0.56, 0.10)]
    draw([(a * w, b * h) for a, b in corner], 4, 0.6)
    draw([(0.56 * w, 0.10 * h), (0.61 * w, 0.05 * h), (0.87 * w, 0.05 * h), (0.87 * w, 0.25 * h), (0.82 * w, 0.30 * h)], 4, 0.55)
    draw([(0.82 * w, 0.10 * h), (0.87 * w, 0.05 * h)], 4, 0.55)
    pressed = np.clip(smooth_noise(random, h, w, 5) * 2.6 - 0.10, 0, 1) * (0.78 + 0.22 * smooth_noise(random, h, w, 80))
    share = np.clip(lead[..., 0] * pressed, 0, 1)[..., None]
    picture = picture * (1 - share) + np.array((0.030, 0.031, 0.036)) * share
    smudge = np.exp(-(((np.arange(w)[None] / w - 0.55) / 0.25) ** 2 + ((np.arange(h)[:, None] / h - 0.60) / 0.12) ** 2)) * smooth_noise(random, h, w, 90)
    picture *= 1 - 0.10 * smudge[..., None]
    paper = painted(f"note {words}", np.clip(picture, 0, 1), roughness=0.86)
    u, v = np.meshgrid(np.linspace(-1, 1, 61), np.linspace(-1, 1, 45))
    fold = 0.0052 * np.exp(-np.abs(u + 0.08) / 0.5) * (1 - 0.15 * v) - 0.0022
    lift = 0.0007 + np.maximum(fold, 0) + 0.010 * np.clip((u + v * 0.6 - 0.95) / 0.6, 0, 1) ** 1.8 + 0.0045 * np.clip((-u - v * 0.9 - 1.15) / 0.7, 0, 1) ** 1.6
    lift += 0.00035 * smooth_noise(random, 45, 61, 14)
    torn = 0.0009 * (smooth_noise(random, 1, 61, 3)[0] - 0.5)
    y = v * depth / 2 + np.where(np.arange(45)[:, None] == 44, torn[None], 0)
    root = place("note", at, yaw, parent)
    made = cloth_sheet("note", np.stack([u * width / 2, y, lift], -1), paper, root, 0.00012)
    unwrap(made, width, depth)
    return root


def rubber_crumbs(centre, count=26, spread=(0.05, 0.02), seed=4):
    """What is rubbed off a pencil's line: small rolls, grey."""
    random = np.random.default_rng(seed)
    grey = [material(f"crumb {k}", shade, 0.9, spec=0.1) for k, shade in enumerate(("#8E8A86", "#B4AEA8", "#6C6A69"))]
    for k in range(count):
        x, y = centre[0] + random.normal(0, spread[0]), centre[1] + random.normal(0, spread[1])
        turn, long, r = random.uniform(0, np.pi), random.uniform(0.0008, 0.0035), random.uniform(0.00018, 0.00042)
        bow = random.normal(0, 0.25) * long
        a = np.array((math.cos(turn), math.sin(turn))) * long
        points = [(x - a[0], y - a[1], centre[2] + r), (x - bow * a[1] / long, y + bow * a[0] / long, centre[2] + r * 1.4), (x + bow * 0.2, y, centre[2] + r * 1.2), (x + a[0], y + a[1], centre[2] + r)]
        tube("crumb", points, r, grey[k % 3], None, 6, 3)


def school_top(size=(0.86, 0.54), per_mm=2.6, seed=11):
    """A desk top of lacquered beech that pupils have used for years: picture, and a grey map of where the lacquer is scratched."""
    random = np.random.default_rng(seed)
    w, h = (round(side * 1000 * per_mm) for side in size)
    dark, light = np.array(linear_colour("#A77B4F")), np.array(linear_colour("#CBA377"))
    y = np.arange(h)[:, None]
    drift = smooth_noise(random, h // 8 + 2, w // 40 + 2, 30).repeat(8, 0)[:h].repeat(40, 1)[:, :w]
    wide = smooth_noise(random, h, 12, 26)[:, :1]
    ring = 0.5 + 0.5 * np.sin((y + 90 * smooth_noise(random, h, w, 700)) / 23 + 6 * wide)
    share = np.clip(0.30 * ring + 0.45 * smooth_noise(random, h, w, 260) + 0.25 * smooth_noise(random, h, 40, 4)[:, :1], 0, 1)[..., None]
    picture = dark * (1 - share) + light * share
    plank = (np.arange(h) // round(0.09 * 1000 * per_mm)) % 6
    tone = random.uniform(0.90, 1.06, 6)
    picture *= tone[plank][:, None, None]
    fibres = smooth_noise(random, h, w // 30 + 2, 3).repeat(30, 1)[:, :w]
    picture *= 0.94 + 0.12 * fibres[..., None]
    for _ in range(26000):  # the short brown rays that mark beech
        x, y0 = int(random.uniform(0, w)), int(random.uniform(0, h))
        long, thick = int(random.uniform(2, 9) * per_mm / 2), 1 + (random.random() < 0.25)
        picture[y0 : y0 + thick, x : x + long] *= random.uniform(0.74, 0.90)
    gloss = 0.42 + 0.30 * (smooth_noise(random, h, w, 500) - 0.5) + 0.10 * (smooth_noise(random, h, w, 20) - 0.5)
    height = 0.5 + 0.06 * (smooth_noise(random, h, w, 8) - 0.5) + 0.04 * (fibres - 0.5)
    mask3 = lambda: np.zeros((h, w, 3))
    scratches = mask3()
    for _ in range(420):
        x, y0, turn, long = random.uniform(0, w), random.uniform(0, h), random.uniform(0, np.pi), random.exponential(110) + 14
        points = [(x + t * long * math.cos(turn), y0 + t * long * math.sin(turn) + 0.04 * long * t * t * random.normal()) for t in (-0.5, 0, 0.5)]
        draw_line(scratches, curve(points, 4), random.uniform(0.7, 1.5), (1, 1, 1), random.uniform(0.15, 0.7))
    for _ in range(16):
        x, y0, turn, long = random.uniform(0, w), random.uniform(0, h), random.uniform(0, np.pi), random.exponential(160) + 60
        points = [(x + t * long * math.cos(turn), y0 + t * long * math.sin(turn)) for t in (-0.5, 0, 0.5)]
        draw_line(scratches, curve(points, 4), random.uniform(1.8, 3.2), (1, 1, 1), 0.9)
    s = scratches[..., 0]
    picture *= 1 - 0.34 * s[..., None]
    for _ in range(34):  # pricks of a pair of compasses
        x, y0 = random.uniform(0, w), random.uniform(0, h)
        draw_line(scratches, [(x, y0), (x + 0.5, y0)], 3.0, (1, 1, 1), 1)
        draw_line(picture, [(x, y0), (x + 0.5, y0)], 2.8, (0.05, 0.035, 0.02), 0.85)
    ink = np.array(linear_colour("#26345E"))
    for _ in range(12):
        x, y0, long = random.uniform(0, w), random.uniform(0, h), random.uniform(8, 60)
        draw_line(picture, curve([(x, y0), (x + long, y0 + random.normal(0, 8)), (x + long * 1.6, y0 + random.normal(0, 16))], 5), 1.6, ink, random.uniform(0.2, 0.6))
    grime = np.clip(smooth_noise(random, h, w, 320) - 0.42, 0, 1)
    picture *= 1 - 0.34 * grime[..., None]
    rough = np.clip(gloss + 0.45 * scratches[..., 0] + 0.25 * grime, 0, 1)
    return np.clip(picture, 0, 1), rough, np.clip(height - 0.45 * scratches[..., 0], 0, 1)


def used_desk(P, at, yaw=0, size=(0.86, 0.54)):
    """A pupil's desk of beech on steel legs; returns its root, whose origin is the middle of the top's surface."""
    root = place("used desk", at, yaw)
    picture, rough, height = school_top(size)
    beech = painted("school top", picture, roughness=0.4)
    image = bend(beech, height, 0.00035)
    grey = bpy.data.images.new("school top gloss", rough.shape[1], rough.shape[0], float_buffer=True)
    grey.colorspace_settings.name = "Non-Color"
    pixels = np.ones((*rough.shape, 4), np.float32)
    pixels[..., :3] = rough[::-1, :, None]
    grey.pixels.foreach_set(pixels.ravel())
    grey.pack()
    dulled(beech, grey, 0.14, 0.72)
    made = loft("top", *size, 0.028, [(0.001, -0.022), (0, -0.020, 0.002), (0, -0.0015, 0.002), (0.0035, 0, 0.002), (0.02, 0)], beech, 240, parent=root)
    unwrap(made, *size)
    for x in (-1, 1):
        for y in (-1, 1):
            cylinder("leg", 0.0125, at[2] - 0.02, P["metal"], (x * (size[0] / 2 - 0.05), y * (size[1] / 2 - 0.05), -at[2]), 0.001, 32, root)
    return root
