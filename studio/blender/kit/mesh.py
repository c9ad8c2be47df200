"""Geometry helpers in metres: outlines, lofts, lathes, perforated plates and rounded blocks. No booleans."""
import math

import bpy
import numpy as np


def link(o, parent=None):
    bpy.context.scene.collection.objects.link(o)
    if parent:
        o.parent = parent
    return o


def empty(name, loc=(0, 0, 0), rot=(0, 0, 0)):
    o = bpy.data.objects.new(name, None)
    o.location = loc
    o.rotation_euler = [math.radians(a) for a in rot]
    return link(o)


def mesh_object(name, v, f, m=None, smooth=True, angle=35, parent=None):
    me = bpy.data.meshes.new(name)
    v = np.asarray(v, np.float32)
    if isinstance(f, np.ndarray) and f.ndim == 2:
        n, k = f.shape
        me.vertices.add(len(v))
        me.vertices.foreach_set("co", v.ravel())
        me.loops.add(n * k)
        me.loops.foreach_set("vertex_index", f.astype(np.int32).ravel())
        me.polygons.add(n)
        me.polygons.foreach_set("loop_start", np.arange(0, n * k, k, dtype=np.int32))
        me.polygons.foreach_set("loop_total", np.full(n, k, np.int32))
        me.update(calc_edges=True)
        me.validate()
    else:
        me.from_pydata([tuple(map(float, p)) for p in v], [], [tuple(map(int, p)) for p in f])
        me.update()
    if smooth:
        me.polygons.foreach_set("use_smooth", np.ones(len(me.polygons), bool))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(angle)
    if m:
        me.materials.append(m)
    return link(bpy.data.objects.new(name, me), parent)


def outline(w, d, r, n=160, p=2.35):
    """rounded rectangle with super-elliptic corners -> (pts Nx2, normals Nx2, arclen N+1). CCW, starts mid front (-y)."""
    r = min(r, w / 2 - 1e-5, d / 2 - 1e-5)
    q = max(8, n // 4)
    t = np.linspace(0, np.pi / 2, q)
    cx = np.cos(t) ** (2 / p)
    cy = np.sin(t) ** (2 / p)
    cx[-1] = 0
    cy[0] = 0
    P = []
    for k, (sx, sy) in enumerate([(1, -1), (1, 1), (-1, 1), (-1, -1)]):
        a = np.stack([cx, cy], 1) if k % 2 else np.stack([cy, cx], 1)
        a = a * r
        c = np.array([(w / 2 - r) * sx, (d / 2 - r) * sy])
        P.append(c + a * np.array([sx, sy]))
    P = np.concatenate(P)
    keep = np.linalg.norm(P - np.roll(P, 1, 0), axis=1) > 1e-7
    P = P[keep]

    # resample uniformly on arclength, dense
    def resample(P, m):
        L = np.concatenate([[0], np.cumsum(np.linalg.norm(np.roll(P, -1, 0) - P, axis=1))])
        Q = np.vstack([P, P[:1]])
        s = np.linspace(0, L[-1], m, endpoint=False)
        return np.stack([np.interp(s, L, Q[:, 0]), np.interp(s, L, Q[:, 1])], 1), L[-1]

    i0 = np.argmin(np.abs(P[:, 0]) + np.where(P[:, 1] < 0, 0, 9))
    P = np.roll(P, -i0, 0)
    P = np.vstack([[[0, -d / 2]], P]) if abs(P[0, 0]) > 1e-6 else P
    P, L = resample(P, max(n, 48))
    T = np.roll(P, -1, 0) - np.roll(P, 1, 0)
    T /= np.linalg.norm(T, axis=1)[:, None]
    N = np.stack([T[:, 1], -T[:, 0]], 1)
    return P, N, L


class Wrap:
    """map (s along perimeter from front centre, z, depth) to 3D on an extruded outline."""

    def __init__(s, w, d, r, n=720):
        s.P, s.N, s.L = outline(w, d, r, n)
        s.S = np.linspace(0, s.L, len(s.P) + 1)

    def __call__(s, u, z, dep):
        u = np.mod(u, s.L)
        f = lambda A, k: np.interp(u, s.S, np.append(A[:, k], A[0, k]))
        nx, ny = f(s.N, 0), f(s.N, 1)
        return np.stack([f(s.P, 0) - nx * dep, f(s.P, 1) - ny * dep, z], -1)

    def normal(s, u):
        """Outward normal at each arc length u."""
        u = np.mod(u, s.L)
        n = np.stack([np.interp(u, s.S, np.append(s.N[:, k], s.N[0, k])) for k in (0, 1)] + [0 * u], -1)
        return n / np.linalg.norm(n, axis=1)[:, None]


class Flat:
    """(u,v,depth) on a plane; front faces -y."""

    def __init__(s, y=0):
        s.y = y

    def __call__(s, u, z, dep):
        return np.stack([u, s.y + dep + 0 * u, z], -1)

    def normal(s, u):
        return np.tile((0.0, -1.0, 0.0), (len(u), 1))


class Top:
    """(u,v,depth) on a horizontal plate facing +z"""

    def __init__(s, z=0):
        s.z = z

    def __call__(s, u, v, dep):
        return np.stack([u, v, s.z - dep + 0 * u], -1)

    def normal(s, u):
        return np.tile((0.0, 0.0, 1.0), (len(u), 1))


def fillet(pts, seg=5, endfull=False):
    """pts: list of (x,z,radius) -> polyline with rounded corners."""
    out = []
    n = len(pts)
    for i, p in enumerate(pts):
        x, z = p[0], p[1]
        r = p[2] if len(p) > 2 else 0
        if r <= 0 or i in (0, n - 1):
            out.append((x, z))
            continue
        a = np.array(pts[i - 1][:2]) - np.array((x, z))
        b = np.array(pts[i + 1][:2]) - np.array((x, z))
        la, lb = np.linalg.norm(a), np.linalg.norm(b)
        a /= la
        b /= lb
        ang = math.acos(np.clip(a @ b, -1, 1))
        t = min(
            r / math.tan(ang / 2),
            la * (0.98 if endfull and i == 1 else 0.49),
            lb * (0.98 if endfull and i == n - 2 else 0.49),
        )
        rr = t * math.tan(ang / 2)
        c = np.array((x, z)) + (a + b) / np.linalg.norm(a + b) * (rr / math.sin(ang / 2))
        p0 = np.array((x, z)) + a * t - c
        p1 = np.array((x, z)) + b * t - c
        for k in range(seg + 1):
            u = k / seg
            th = math.acos(np.clip(p0 @ p1 / (rr * rr), -1, 1))
            q = (math.sin((1 - u) * th) * p0 + math.sin(u * th) * p1) / math.sin(th) if th > 1e-5 else p0
            out.append(tuple(c + q))
    return out


def loft(name, w, d, r, prof, m, n=160, cap=(True, True), parent=None, seg=5, angle=35, endfull=False):
    """prof: list of (inset, z[, fillet radius]) swept around the outline (inset measured inwards)."""
    pr = fillet(prof, seg, endfull)
    P, N, L = outline(w, d, r, n)
    n = len(P)
    V = []
    for ins, z in pr:
        Q = P - N * ins
        V.append(np.column_stack([Q, np.full(n, z)]))
    V = np.concatenate(V)
    k = len(pr)
    i = np.arange(n)
    j = (i + 1) % n
    F = []
    for a in range(k - 1):
        F += list(zip(a * n + i, a * n + j, (a + 1) * n + j, (a + 1) * n + i))
    if cap[0]:
        F.append(tuple(range(n - 1, -1, -1)))
    if cap[1]:
        F.append(tuple((k - 1) * n + i))
    return mesh_object(name, V, F, m, True, angle, parent)


def lathe(name, prof, m, n=128, parent=None, seg=5, angle=35, closed=False, loc=(0, 0, 0)):
    """prof: (radius,z[,fillet])."""
    pr = fillet(prof, seg)
    t = np.linspace(0, 2 * np.pi, n, endpoint=False)
    V = []
    k = len(pr)
    for r, z in pr:
        V.append(np.column_stack([max(r, 1e-5) * np.cos(t), max(r, 1e-5) * np.sin(t), np.full(n, z)]))
    i = np.arange(n)
    j = (i + 1) % n
    F = []
    for a in range(k - 1 if not closed else k):
        b = (a + 1) % k
        F.append(np.stack([a * n + i, a * n + j, b * n + j, b * n + i], 1))
    o = mesh_object(name, np.concatenate(V), np.concatenate(F), m, True, angle, parent)
    o.location = loc
    return o


def perforated_plate(
    name,
    W,
    s0,
    s1,
    z0,
    z1,
    nx,
    nz,
    hole,
    m,
    thick=0.003,
    ch=0.0005,
    K=8,
    stagger=False,
    parent=None,
    wall_material=None,
):
    """Plate with real holes, built cell by cell: outer rectangle, capsule, chamfer `ch`, wall to depth `thick`. No booleans.

    `hole(u, v, column, row)` gives half the width and half the height of the capsule, in metres; the longer side says which way
    it lies. A half-width of 0 makes a solid cell, below -0.5 none at all. `stagger` shifts every second column by half a cell.
    Faces carry the normal of the surface that the plate lies on, so that a curved plate shows no facets; the walls of the holes
    may have a material of their own, since a narrow hole in a white plate loses its contrast when seen from the side.
    """
    cw, chh = (s1 - s0) / nx, (z1 - z0) / nz
    vertices, normals, faces, is_wall = [], [], [], []
    M = 2 * (K + 1)
    th = np.linspace(0, np.pi, K + 1)
    e = np.linspace(cw / 2, -cw / 2, K + 1)
    outx = np.concatenate([e, -e])
    outy = np.concatenate([np.full(K + 1, chh / 2), np.full(K + 1, -chh / 2)])
    idx = np.arange(M)
    jd = (idx + 1) % M
    steps = max(
        1, K // 8
    )  # rings between the rectangle and the capsule: a large cell has to follow a curved surface
    count = 0

    def add(x, y, depth, quads, on_surface, walls):
        nonlocal count
        vertices.append(W(x, y, depth))
        normal = np.zeros((len(x), 3))
        normal[:on_surface] = W.normal(x[:on_surface])
        normals.append(normal)
        faces.append(count + quads)
        is_wall.append(np.arange(len(quads)) >= len(quads) - walls)
        count += len(x)

    def add_solid(cx, low, high):
        x = np.concatenate([cx + e, cx - e])
        y = np.concatenate([np.full(K + 1, high), np.full(K + 1, low)])
        k = np.arange(K)
        add(x, y, np.zeros(M), np.stack([k, k + 1, M - 2 - k, M - 1 - k], 1), M, 0)

    def capsule(half_width, half_height):
        r = min(half_width, half_height)
        sx, sy = half_width - r, half_height - r
        side = np.where(np.abs(np.cos(th)) < 1e-6, 0, np.sign(np.cos(th)))
        x, y = r * np.cos(th) + sx * side, sy + r * np.sin(th)
        return np.concatenate([x, -x]), np.concatenate([y, -y])

    for b in range(nz + (1 if stagger else 0)):
        for a in range(nx):
            cx = s0 + (a + 0.5) * cw
            cy = z0 + (b + 0.5) * chh
            if stagger and a % 2:
                cy -= chh / 2
            elif b == nz:
                continue
            hw, hh = hole((a + 0.5) / nx, (cy - z0) / (z1 - z0), a, b)
            if hw < -0.5:
                continue
            low, high = max(z0, cy - chh / 2), min(z1, cy + chh / 2)
            if hw <= 0 or high - low < 0.99 * chh:  # half cells at both ends of a staggered column stay solid
                add_solid(cx, low, high)
                continue
            r0x, r0y = capsule(hw, hh)
            r1x, r1y = capsule(hw - ch, hh - ch)
            blend = np.linspace(0, 1, steps + 1)[:, None]
            face_x, face_y = outx + (r0x - outx) * blend, outy + (r0y - outy) * blend
            add(
                np.concatenate([cx + face_x.ravel(), cx + r1x, cx + r1x]),
                np.concatenate([cy + face_y.ravel(), cy + r1y, cy + r1y]),
                np.concatenate([np.zeros((steps + 1) * M), np.full(M, ch), np.full(M, thick)]),
                np.concatenate(
                    [
                        np.stack([k * M + idx, k * M + jd, (k + 1) * M + jd, (k + 1) * M + idx], 1)
                        for k in range(steps + 2)
                    ]
                ),
                (steps + 1) * M,
                M,
            )
    plate = mesh_object(name, np.concatenate(vertices), np.concatenate(faces), m, True, 38, parent)
    if wall_material:
        plate.data.materials.append(wall_material)
        plate.data.polygons.foreach_set("material_index", np.concatenate(is_wall).astype(np.int32))
    plate.data.normals_split_custom_set_from_vertices(np.concatenate(normals))
    return plate


def block(name, size, loc, m, bev=0.002, seg=3, parent=None, rot=(0, 0, 0)):
    x, y, z = [a / 2 for a in size]
    v = [(a, b, c) for a in (-x, x) for b in (-y, y) for c in (-z, z)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = mesh_object(name, v, f, m, True, 40, parent)
    o.location = loc
    o.rotation_euler = [math.radians(a) for a in rot]
    if bev:
        b = o.modifiers.new("b", "BEVEL")
        b.width = min(bev, min(size) * 0.49)
        b.segments = seg
        b.limit_method = "NONE"
        b.harden_normals = True
    return o


def rounded_block(name, w, d, h, r, e, m, loc=(0, 0, 0), parent=None, n=96, seg=6, rot=(0, 0, 0)):
    """rounded box: vertical corner radius r, top/bottom edge radius e, base at z=0."""
    r = min(r, w / 2 - 1e-4, d / 2 - 1e-4)
    e = min(e, 0.62 * r, h * 0.49)
    q = 1.06 * e  # cap inset must stay smaller than the corner radius or the cap inverts (black lines)
    o = loft(
        name, w, d, r, [(q, 0), (0, 0, e), (0, h, e), (q, h)], m, n, parent=parent, seg=seg, endfull=True
    )
    o.location = loc
    o.rotation_euler = [math.radians(a) for a in rot]
    return o


def cylinder(name, r, h, m, loc=(0, 0, 0), e=0.001, n=96, parent=None, rot=(0, 0, 0), r2=None):
    r2 = r if r2 is None else r2
    o = lathe(name, [(0, 0), (r, 0, e), (r2, h, e), (0, h)], m, n, parent)
    o.location = loc
    o.rotation_euler = [math.radians(a) for a in rot]
    return o


def torus(name, R, r, m, loc=(0, 0, 0), parent=None, rot=(0, 0, 0), n=128, k=16):
    t = np.linspace(0, 2 * np.pi, k, endpoint=False)
    o = lathe(name, [(R + r * math.cos(a), r * math.sin(a)) for a in t], m, n, parent, angle=180, closed=True)
    o.location = loc
    o.rotation_euler = [math.radians(a) for a in rot]
    return o


def tube(name, pts, r, m, parent=None, res=12, bres=6):
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = bres
    cu.resolution_u = res
    sp = cu.splines.new("NURBS")
    sp.points.add(len(pts) - 1)
    for p, c in zip(sp.points, pts):
        p.co = (*c, 1)
    sp.use_endpoint_u = True
    sp.order_u = 4
    cu.materials.append(m)
    cu.use_fill_caps = True
    return link(bpy.data.objects.new(name, cu), parent)


def frame(name, w, d, r, t, h, e, m, z=0, n=160, parent=None, seg=4):
    """open tray frame: closed rectangular section t x h swept round the outline"""
    return loft(
        name,
        w,
        d,
        r,
        [(0, z + h / 2), (0, z + h, e), (t, z + h, e), (t, z, e), (0, z, e), (0, z + h / 2)],
        m,
        n,
        (False, False),
        parent,
        seg,
    )


def inside(w, d, r):
    P, N, L = outline(w, d, r, 200)
    A = P
    B = np.roll(P, -1, 0)

    def f(x, y):
        c = ((A[:, 1] > y) != (B[:, 1] > y)) & (
            x < (B[:, 0] - A[:, 0]) * (y - A[:, 1]) / (B[:, 1] - A[:, 1] + 1e-12) + A[:, 0]
        )
        return bool(c.sum() % 2)

    return f
