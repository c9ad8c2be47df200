#!/usr/bin/python3
"""Finishes a render: takes its noise away, gives it the tone curve of a photograph or of the studio, writes a PNG."""
import argparse
import os
import time

import numpy as np
import OpenImageIO as oiio

from denoise import denoised

WORK = os.environ["MARS_MEDIA_WORK"]


def load(fn):
    inp = oiio.ImageInput.open(fn)
    out = {}
    s = 0
    while inp.seek_subimage(s, 0):
        sp = inp.spec()
        d = inp.read_image(s, 0, 0, sp.nchannels, oiio.FLOAT)
        for i, n in enumerate(sp.channelnames):
            n = n.split(".", 1)[1] if n.count(".") > 1 else n
            out[n] = np.ascontiguousarray(d[:, :, i])
        s += 1
    inp.close()
    return out


def grp(d, name, ch):
    return np.stack([d[name + "." + c] for c in ch])


def box(x, r):
    k = 2 * r + 1
    for ax in (-1, -2):
        pw = [(0, 0)] * x.ndim
        pw[ax] = (r + 1, r)
        c = np.cumsum(np.pad(x, pw, mode="edge"), axis=ax, dtype=np.float64)
        n = x.shape[ax]
        sl = [slice(None)] * x.ndim
        s2 = list(sl)
        sl[ax] = slice(k, k + n)
        s2[ax] = slice(0, n)
        x = ((c[tuple(sl)] - c[tuple(s2)]) / k).astype(np.float32)
    return x


def without_noise(buffers, colour, kept=0.0):
    """`colour` of the render without noise; only the part that has anything in it goes through the network.

    A share `kept` of what the network took away comes back, so that cloth and paint are not smeared; of a stray bright spot
    no more than a third of the light beside it.
    """
    seen = np.argwhere(colour.max(0) > 0)
    if not seen.size:
        return colour
    h, w = colour.shape[1:]
    (top, left), (bottom, right) = seen.min(0), seen.max(0) + 1
    part = (slice(None), slice(max(0, top - 16), min(h, bottom + 16)), slice(max(0, left - 16), min(w, right + 16)))
    albedo, normal = grp(buffers, "Denoising Albedo", "RGB"), grp(buffers, "Denoising Normal", "XYZ")
    clean = np.zeros_like(colour)
    clean[part] = denoised(colour[part], albedo[part], normal[part])
    if kept:
        clean = clean + kept * np.clip(colour - clean, -clean / 3, clean / 3)
    return clean


def srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * x ** (1 / 2.4) - 0.055)


def neutral(c):  # Khronos PBR Neutral
    x = c.min(0)
    off = np.where(x < 0.08, x - 6.25 * x * x, 0.04)
    c = c - off
    pk = c.max(0)
    sc = 0.8 - 0.04
    d = 1 - sc
    npk = 1 - d * d / (np.maximum(pk, sc) + d - sc)
    m = pk >= sc
    f = np.where(m, npk / np.maximum(pk, 1e-6), 1)
    c = c * f
    g = np.where(m, 1 - 1 / (0.15 * (pk - npk) + 1), 0)
    return srgb(c * (1 - g) + npk * g)


AI = np.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ]
)
AO = np.linalg.inv(AI)


def agx(c, slope=1.0, power=1.0, sat=1.0):
    sh = c.shape
    v = AI @ c.reshape(3, -1)
    v = (np.log2(np.maximum(v, 1e-10)) + 12.47393) / (12.47393 + 4.026069)
    x = np.clip(v, 0, 1)
    x2 = x * x
    x4 = x2 * x2
    v = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    L = np.array([0.2126, 0.7152, 0.0722]) @ v
    v = np.maximum(v * slope, 0) ** power
    l2 = np.maximum(L * slope, 0) ** power
    v = l2 + sat * (v - l2)
    v = AO @ v
    return np.clip(v, 0, 1).reshape(sh)


def tone(c, kind, ev=0.0):
    c = np.maximum(c, 0) * 2**ev
    if kind == "neutral":
        return neutral(c)
    if kind == "agx":
        return agx(c)
    if kind == "punchy":
        return agx(c, 1.0, 1.35, 1.4)
    return srgb(c)


def photographed(c, kind, ev, contrast=0.0, warmth=0.0, vignette=0.0, black=0.0):
    """Through a lens that darkens the corners by a share `vignette` of the light, balanced `warmth` warmer; the tone curve,
    bent a share `contrast` of the way to a smooth step, its shadows deepened by a share `black` of white."""
    height, width = c.shape[1:]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    away = ((x - width / 2) ** 2 + (y - height / 2) ** 2) * (4 / (width**2 + height**2))
    balance = np.array([1 + warmth, 1, 1 - warmth], np.float32)[:, None, None]
    seen = tone(c * balance * (1 - vignette * away), kind, ev)
    seen = seen + contrast * (seen * seen * (3 - 2 * seen) - seen)
    return np.clip(seen - black * (1 - seen) ** 4, 0, 1)


BURNED_ABOVE = 1.1
"""Light, exposed, from which a picture is burned in."""


def burned(c, ev, burn):
    """Takes light off what a lamp burns white, a share `burn` of the stops above `BURNED_ABOVE`; what is seen there keeps its contrast."""
    light = np.tensordot(np.array([0.2126, 0.7152, 0.0722], np.float32), c, 1) * 2**ev
    for _ in range(3):
        light = box(light, max(1, round(c.shape[2] / 260)))
    return c * (1 + (light / BURNED_ABOVE) ** 2) ** (-burn / 2)


def extend_into_edge(c, solid):
    """Gives the pixels of an anti-aliased edge the colour of the `solid` ones beside them.

    Their own is the quotient of two noisy coverages, which would show as a dotted fringe.
    """
    inside = solid.astype(np.float32)
    for reach in (4, 2, 1):  # the nearest neighbours, where there are any, overrule those further away
        weight = box(inside, reach)
        average = box(c * inside, reach) / np.maximum(weight, 1e-6)
        c = np.where(~solid & (weight > 1e-3), average, c)
    return c


def scene_colour(ground, kind, ev):
    """The linear colour that the tone curve turns into the sRGB hex `ground`. Laid behind the picture before the curve, so
    that edges and shadows mix as light does."""
    wanted = np.array([int(ground[i : i + 2], 16) / 255 for i in (1, 3, 5)])[:, None, None]
    colour = np.copy(wanted)
    for _ in range(200):
        colour = np.clip(colour + 0.5 * (wanted - tone(colour, kind, ev)), 0, 50)
    return colour


def shrunk(x, times):
    """Mean over squares of `times` pixels; a row or column that fills none falls away."""
    c, h, w = x.shape[0], x.shape[1] // times, x.shape[2] // times
    return x[:, : h * times, : w * times].reshape(c, h, times, w, times).mean((2, 4))


CONTACT, LINE = 1.5, 4
"""The higher, the closer to the foot the contact's shadow stays, which is laid over that of the lights; the dark line where foot and floor meet is a second, closer one."""


def shadow(stem, h, w):
    """Opacity of the ground's shadow from its own small passes, smoothed and enlarged; below the machine it goes on."""
    if not os.path.exists(stem + "_s.exr"):
        return np.zeros((h, w), np.float32)
    covered = load(stem + "_n.exr")["Combined.A"]
    bare = covered < 0.02

    def mean(dark, reach):
        weight, dark = bare.astype(np.float32), np.where(bare, dark, 0)
        for _ in range(2):
            weight, dark = box(weight, reach), box(dark, reach)
        return dark / np.maximum(weight, 1e-6), weight > 1e-3

    beside = np.clip(box(box((~bare).astype(np.float32), 5), 5) * 6, 0, 1)

    def smooth(seen, near):
        """Smoothed by `near` at the contact and widely where the shadow is soft; what the machine hides takes the value beside it."""
        dark = np.clip((load(seen)["Combined.A"] - covered) / np.maximum(1 - covered, 1e-3), 0, 1)
        soft = np.where(bare, beside * mean(dark, near)[0] + (1 - beside) * mean(dark, 7)[0], 0)
        filled = bare
        for reach in (1, 2, 4, 8):
            value, known = mean(dark, reach)
            soft = np.where(~filled & known, value, soft)
            filled = filled | known
        return soft

    soft = 1 - (1 - smooth(stem + "_s.exr", 4)) * (1 - smooth(stem + "_o.exr", 3) ** CONTACT) * (1 - smooth(stem + "_o.exr", 1) ** LINE)
    row, column = np.linspace(0, soft.shape[0] - 1, h), np.linspace(0, soft.shape[1] - 1, w)
    top, left = np.floor(row).astype(int), np.floor(column).astype(int)
    below, right = np.minimum(top + 1, soft.shape[0] - 1), np.minimum(left + 1, soft.shape[1] - 1)
    y, x = (row - top)[:, None], (column - left)[None, :]
    upper = soft[top][:, left] * (1 - x) + soft[top][:, right] * x
    lower = soft[below][:, left] * (1 - x) + soft[below][:, right] * x
    reach = max(1, round(w / 640))  # the small passes' pixels would show as scallops along the contact
    return box(box(upper * (1 - y) + lower * y, reach), reach)


def with_white(rgb, white):
    """Bends the lights above 72 % so that the brightest becomes `white` of 255."""
    above = np.maximum(rgb - 0.72, 0)
    return rgb - (1 - white / 255) * (above / 0.28) ** 2


def grained(rgb, amount):
    """Light grain of film, in shares of white: the same in all three colours, a little softer than a pixel."""
    if not amount:
        return rgb
    noise = np.random.default_rng(7).normal(0, 1, rgb.shape[1:]).astype(np.float32)
    noise = (noise * 2 + np.roll(noise, 1, 0) + np.roll(noise, 1, 1)) / 2.45
    return np.clip(rgb + amount * noise, 0, 1)


def softened(rgb, share):
    """Each pixel gives `share` of its light to each of the two beside it, along rows and columns."""
    for turn in range(2):
        wide = np.pad(rgb, ((0, 0), (1, 1), (0, 0)), mode="edge")
        rgb = (rgb + share * (wide[:, 2:] + wide[:, :-2] - 2 * rgb)).swapaxes(1, 2)
    return rgb


def save(fn, rgb, a=None):
    x = rgb if a is None else np.concatenate([rgb, a[None]])
    x = np.ascontiguousarray(np.moveaxis(x, 0, -1))
    x = x * 255 + (np.random.default_rng(1).random(x.shape[:2] + (1,)) - 0.5) * 0.9
    x = np.clip(np.round(x), 0, 255).astype(np.uint8)
    o = oiio.ImageOutput.create(fn)
    spec = oiio.ImageSpec(x.shape[1], x.shape[0], x.shape[2], oiio.UINT8)
    spec.attribute("oiio:UnassociatedAlpha", 1)  # as given: divided by a small coverage in bytes, a shadow would end in colours
    o.open(fn, spec)
    o.write_image(x)
    o.close()


def bloom(c, amt=0.06, thr=1.2, rad=(4, 12, 36)):
    s = c.shape[-1] / 1200.0
    h = np.maximum(c - thr, 0)
    h = np.minimum(h, 12)
    acc = 0
    for r in rad:
        g = h
        for _ in range(3):
            g = box(g, max(1, int(r * s)))
        acc = acc + g / len(rad)
    return c + amt * acc * 4


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("name")
    ap.add_argument("--tone", default="neutral")
    ap.add_argument("--ev", type=float, default=0)
    ap.add_argument("--bloom", type=float, default=0.05)
    ap.add_argument("--alpha", action="store_true")
    ap.add_argument("--ground", help="sRGB hex; puts a cut-out on this flat colour")
    ap.add_argument("--shrink", type=int, default=1, help="averages squares of so many pixels")
    ap.add_argument("--grain", type=float, default=0, help="grain of film, as a share of white")
    ap.add_argument("--contrast", type=float, default=0, help="share of a smooth step in the curve")
    ap.add_argument("--warmth", type=float, default=0, help="share by which red gains and blue loses")
    ap.add_argument("--vignette", type=float, default=0, help="share of the light that the corners lose")
    ap.add_argument("--black", type=float, default=0, help="share of white by which the deepest shadows are darkened")
    ap.add_argument("--softness", type=float, default=0, help="share of its light that a pixel gives to each neighbour")
    ap.add_argument("--kept", type=float, default=0, help="share of its noise that the picture keeps")
    ap.add_argument("--burn", type=float, default=0, help="share of the stops above white that a lamp's surroundings lose")
    ap.add_argument("--white", type=float, default=255, help="brightest white of a cut-out, of 255")
    g = ap.parse_args()
    t = time.time()
    stem = f"{WORK}/exr/{g.name}"
    buffers = load(f"{stem}.exr")
    c, al = grp(buffers, "Combined", "RGB"), buffers["Combined.A"]
    if g.ground:
        c = c + (1 - al) ** 1.5 * scene_colour(g.ground, g.tone, g.ev)
    c = without_noise(buffers, c, g.kept)
    t1 = time.time() - t
    out = f"{WORK}/png/{g.name}.png"
    if g.ground:
        c = bloom(c, g.bloom)
        save(out, shrunk(tone(c, g.tone, g.ev), g.shrink))
    elif g.alpha:
        # The machine's own coverage has a pass of its own; a sprite, which throws no shadow, has none.
        m = load(f"{stem}_m.exr")["Combined.A"] if os.path.exists(f"{stem}_m.exr") else al
        un = extend_into_edge(c / np.maximum(m, 1e-3), m > 0.98)  # un-premultiply product colour
        if g.bloom:
            un = np.where(m > 0.999, bloom(c, g.bloom), un)
        rgb = with_white(tone(un, g.tone, g.ev), g.white)
        sh = 1 - srgb(1 - shadow(stem, *m.shape))  # linear -> sRGB-space shadow opacity
        sh = sh * sh / (sh + 0.03 + 1e-6)  # its faintest part would show as an outline once the alpha is compressed
        # The shadow ends within the canvas without a cut: it fades over a wide ellipse round the machine's foot.
        h, w = sh.shape
        solid = np.argwhere(m > 0.5)
        foot, middle, half = solid[:, 0].max(), solid[:, 1].mean(), np.ptp(solid[:, 1]) / 2
        reach = (np.arange(w) - middle) / (0.47 * w)
        below = (np.arange(h) - foot) / (0.985 * h - foot)
        above = (foot - np.arange(h)) / (0.42 * h)
        away = np.hypot(reach[None, :], np.maximum(np.maximum(below, 0), np.maximum(above, 0))[:, None])
        fade = np.clip(1 - away, 0, 1)
        sh = sh * fade**2 * (3 - 2 * fade)
        A = m + (1 - m) * sh
        fr = np.where(A > 0, m / np.maximum(A, 1e-4), 0)
        tint = np.array([0.05, 0.068, 0.075])[:, None, None]
        covered = shrunk((rgb * fr + tint * (1 - fr)) * A, g.shrink)
        A = shrunk(A[None], g.shrink)[0]
        seen = np.where(A > 0, covered / np.maximum(A, 1e-4), tint)
        save(out, np.where(shrunk(m[None], g.shrink) > 0.5, grained(seen, g.grain), seen), A)
    else:
        if g.bloom:
            c = bloom(c, g.bloom)
        if g.burn:
            c = burned(c, g.ev, g.burn)
        seen = photographed(c, g.tone, g.ev, g.contrast, g.warmth, g.vignette, g.black)
        save(out, grained(softened(shrunk(seen, g.shrink), g.softness), g.grain))
    print(f"{out} denoise {t1:.1f}s total {time.time()-t:.1f}s")
