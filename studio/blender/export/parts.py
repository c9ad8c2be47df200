"""The parts that the models share, with few triangles: outlet, lettering, paper, carbon. Same arguments as their originals."""
import math

import bpy
import numpy as np

from kit import lettering, marks
from kit import mesh as kit_mesh
from kit import purifier_parts
from models import filter_parts, generation_z

from .profile import FINENESS, coarser, segments_round
from .shapes import lathe, torus, with_normals
from .textures import grains, save

KIT_ARC, KIT_ON_BODY = marks.arc, marks.on_body
KIT_TEXT, KIT_FEET, KIT_TUBE = lettering.text, purifier_parts.feet, kit_mesh.tube
KIT_CASTOR = generation_z.castor
DECK_POINTS = 64


def text(t, size, *arguments, **named):
    """See `kit.lettering.text`: curves of two to five pieces."""
    made = KIT_TEXT(t, size, *arguments, **named)
    made.data.resolution_u = int(np.clip(size / FINENESS.tolerance / 36, 2, 4))
    made.data.extrude = 0
    return made


PRINT_CLEARANCE = 0.0004
"""How much further print stands off in a model: a viewer's depth has fewer steps than the renderer's."""


def on_body(shape, body, s, z, m, parent, lift=marks.PRINT_LIFT):
    """See `kit.marks.on_body`: bent in fewer places."""
    marks.SLICE = 0.012
    return KIT_ON_BODY(shape, body, s, z, m, parent, lift + PRINT_CLEARANCE)


def tube(name, pts, r, m, parent=None, res=12, bres=6):
    """See `kit.mesh.tube`."""
    return KIT_TUBE(name, pts, r, m, parent, 1, 1)


def deck(name, W, inset, R, z, drop, m, n=200, parent=None):
    """See `kit.purifier_parts.deck`."""
    edge, outward, _ = kit_mesh.outline(*W, DECK_POINTS)
    edge = edge - outward * inset
    angle = np.arctan2(edge[:, 1], edge[:, 0])
    circle = np.stack([np.cos(angle), np.sin(angle)], 1)
    fillet, pieces = 0.004, 3
    rings = [(edge, z, 0.0), (circle * (R + fillet), z, 0.0)]
    for step in range(1, pieces + 1):
        turn = step / pieces * math.pi / 2
        rings.append(
            (circle * (R + fillet * (1 - math.sin(turn))), z - fillet * (1 - math.cos(turn)), math.sin(turn))
        )
    rings.append((circle * R, z - drop, 1.0))
    vertices = [np.column_stack([points, np.full(len(points), height)]) for points, height, _ in rings]
    normals = np.concatenate(
        [np.column_stack([-circle * lean, np.full(len(circle), math.sqrt(1 - lean**2))]) for _, _, lean in rings]
    )
    count = len(edge)
    i, j = np.arange(count), (np.arange(count) + 1) % count
    faces = np.concatenate(
        [
            np.stack([k * count + i, k * count + j, (k + 1) * count + j, (k + 1) * count + i], 1)
            for k in range(len(rings) - 1)
        ]
    )
    made = kit_mesh.mesh_object(name, np.concatenate(vertices), faces.tolist(), m, True, 50, parent)
    return with_normals(made, normals[faces.ravel()])


def swirl(name, R0, R1, z, h, count, m, twist=38, t=0.0016, parent=None):
    """See `kit.purifier_parts.swirl`: three faces a blade, their ends and undersides left out."""
    section = ((t / 2 + h * 0.5, -h), (t / 2, 0), (-t / 2, 0), (-t / 2 + h * 0.5, -h))
    steps = 3 if count < 60 else 2
    vertices, faces = [], []
    for blade in range(count):
        start = len(vertices)
        for step in range(steps + 1):
            u = step / steps
            radius = R0 + (R1 - R0) * u
            angle = 2 * np.pi * blade / count + math.radians(twist) * u**1.25
            radial = np.array([math.cos(angle), math.sin(angle)])
            tangent = np.array([-radial[1], radial[0]])
            vertices += [(*(radial * radius + tangent * across), z + up) for across, up in section]
        faces += [
            (start + s * 4 + k, start + (s + 1) * 4 + k, start + (s + 1) * 4 + k + 1, start + s * 4 + k + 1)
            for s in range(steps)
            for k in range(3)
        ]
    return kit_mesh.mesh_object(name, vertices, faces, m, True, 35, parent)


def display_arc(M, radius, share, parent, z=0.0015):
    """See `kit.purifier_parts.display_arc`: every third step."""
    first, last = math.radians(90 + share * 180), math.radians(90 - share * 180)
    steps = 44
    vertices = [
        (r * math.cos(a), r * math.sin(a), z)
        for a in np.linspace(first, last, steps + 1)
        for r in (radius * 0.80, radius * 0.855)
    ]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)]
    return kit_mesh.mesh_object("arc", vertices, faces, M["ring2"], False, parent=parent)


def feet(M, x, y, parent, radius=0.017):
    """See `kit.purifier_parts.feet`: coarse, since they stand in the shadow."""
    with coarser(4):
        return KIT_FEET(M, x, y, parent, radius)


def castor(*arguments):
    """See `models.generation_z.castor`: coarse, for the same reason."""
    with coarser(3):
        return KIT_CASTOR(*arguments)


def core(body, bottom, top, M, parent, inset=0.0055):
    """See `kit.purifier_parts.core`: left out, since a model that opens has stages there and a lining of its own."""
    return None


def paper_texture():
    """Fold of paper: dark valley, light tip, dark valley."""
    place = (np.arange(32) + 0.5) / 32
    height = 1 - np.abs(2 * place - 1)
    share = np.clip((0.45 * (0.5 - 0.5 * np.cos(height * np.pi)) + 0.55 * height**1.5) / 0.75, 0, 1)[:, None]
    colour = np.array(filter_parts.PAPER_VALLEY) * (1 - share) + np.array(filter_parts.PAPER) * share
    save("pleated_paper", np.tile(colour, (4, 1, 1)))


def folded(name, valleys, tips, height, is_closed, materials, parent):
    """Zigzag of paper between the points of `valleys` and `tips`, `height` metres upwards along z."""
    low = np.stack([valleys, tips], 1).reshape(-1, 3)
    count = len(low)
    vertices = np.concatenate([low, low + (0, 0, height)])
    i = np.arange(count if is_closed else count - 1)
    j = (i + 1) % count
    faces = np.stack([i, j, j + count, i + count], 1)
    made = kit_mesh.mesh_object(name, vertices, faces.tolist(), materials["paper"], False, parent=parent)
    layer = made.data.uv_layers.new(name="UVMap")
    rising = np.tile([0.0, 0.5], len(i))[: len(i)]
    across = np.stack([rising, rising + 0.5, rising + 0.5, rising], 1)
    up = np.tile([0.0, 0.0, 1.0, 1.0], (len(i), 1))
    layer.data.foreach_set("uv", np.stack([across, up], 2).ravel())
    return made


def pleat_ring(radius, z, height, materials, parent, seed=3):
    """See `models.filter_parts.pleat_ring`."""
    paper_texture()
    count = round(2 * math.pi * radius / filter_parts.PLEAT_PITCH)
    angle = np.arange(count) / count * 2 * np.pi

    def ring(r, turn):
        return np.column_stack([r * np.cos(turn), r * np.sin(turn), np.full(count, z)])

    tips = ring(radius, angle + np.pi / count)
    return folded("pleats", ring(radius - filter_parts.PLEAT_DEPTH, angle), tips, height, True, materials, parent)


def pleat_panel(width, height, y, materials, parent, seed=5):
    """See `models.filter_parts.pleat_panel`."""
    paper_texture()
    count = round(width / filter_parts.PLEAT_PITCH)
    x = -width / 2 + width * np.arange(count) / count
    low = np.full(count, -height / 2)
    valleys = np.column_stack([x, np.full(count, y + filter_parts.PLEAT_DEPTH), low])
    tips = np.column_stack([x + width / count / 2, np.full(count, y), low])
    return folded("pleats", valleys, tips, height, False, materials, parent)


def bead_ring(radius, z, materials, parent):
    """See `models.filter_parts.bead_ring`: of even thickness."""
    return torus("bead", radius - 0.0004, 0.0014, materials["bead"], (0, 0, z), parent, n=44, k=4)


def bead_line(width, y, z, materials, parent):
    """See `models.filter_parts.bead_line`: of even thickness."""
    return kit_mesh.block("bead", (width, 0.0028, 0.0028), (0, y + 0.0004, z), materials["bead"], 0, 1, parent)


def granule_texture():
    """Tile of broken carbon, 40 mm square."""
    save("granule", *grains(96, 8))


def granule_bed(inner_radius, outer_radius, z, size, materials, parent):
    """See `models.filter_parts.granule_bed`: a textured ring."""
    granule_texture()
    made = lathe("granules", [(outer_radius, z - size / 2), (inner_radius, z - size / 2)], materials["granule"], 96, parent)
    places = np.array([made.data.vertices[loop.vertex_index].co[:2] for loop in made.data.loops]) / 0.040
    made.data.uv_layers.new(name="UVMap").data.foreach_set("uv", places.ravel())
    return made


def nothing(*arguments, **named):
    """For what a texture shows instead."""
    return None


def arc(radius, first, last, steps=24):
    """See `kit.marks.arc`."""
    return KIT_ARC(radius, first, last, 8)


def no_lines(lines):
    """See `kit.marks.small_print`."""
    return ()


def radial_bars(inner_radius, outer_radius, z, width, height, count, surface, parent, offset_degrees=0.0):
    """See `models.filter_parts.radial_bars`: upper side and flanks, square edges."""
    vertices, faces = [], []
    for bar in range(count):
        angle = 2 * math.pi * bar / count + math.radians(offset_degrees)
        outward = np.array([math.cos(angle), math.sin(angle), 0])
        across = np.array([-outward[1], outward[0], 0]) * width / 2
        first = len(vertices)
        for r in (inner_radius, outer_radius):
            for side, up in ((-1, -1), (-1, 1), (1, 1), (1, -1)):
                vertices.append(outward * r + across * side + np.array([0, 0, z + up * height / 2]))
        faces += [(first + k, first + k + 4, first + k + 5, first + k + 1) for k in range(3)]
    return kit_mesh.mesh_object("bars", vertices, faces, surface, False, parent=parent)


def needle(angle, materials, parent):
    """See `models.stage_ion.needle`: a point of four sides, its tip of eight."""
    from models import stage_ion

    x, y = stage_ion.COPPER_RADIUS * math.cos(angle), stage_ion.COPPER_RADIUS * math.sin(angle)
    lathe("needle", [(0.0019, 0), (0, 0.0153)], materials["steel"], 4, parent, loc=(x, y, 0.021))
    ball = [(0, -0.0013), (0.0013, 0), (0, 0.0013)]
    return lathe("tip", ball, materials["ion_glow"], 4, parent, angle=180, loc=(x, y, 0.0366))


def lamp(z, materials, parent):
    """See `models.stage_uvc.lamp`: almost closed ring of glass."""
    from models import stage_uvc

    gap = math.radians(11)
    count, sides = segments_round(stage_uvc.LAMP_RADIUS, 64), 8
    angle = np.linspace(gap, 2 * math.pi - gap, count) + math.radians(stage_uvc.SOCKET_DEGREES)
    turn = np.linspace(0, 2 * math.pi, sides, endpoint=False)[:, None]
    radius = stage_uvc.LAMP_RADIUS + stage_uvc.TUBE_RADIUS * np.cos(turn)
    height = z + stage_uvc.TUBE_RADIUS * np.sin(turn) + 0 * angle
    vertices = np.stack([radius * np.cos(angle), radius * np.sin(angle), height], -1).reshape(-1, 3)
    faces = np.concatenate(
        [filter_parts.grid_faces(count, sides - 1, False), filter_parts.seam_faces(count, sides)[:-1]]
    )
    return kit_mesh.mesh_object("lamp", vertices, faces, materials["uv_ring"], True, 180, parent)
