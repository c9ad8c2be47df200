"""Pictures painted with numpy, as materials: what is seen through a window, on a screen, on a board. Linear RGB, row 0 at the top."""
import bpy
import numpy as np

from .materials import material
from .mesh import mesh_object


def smooth_noise(random, height, width, cell):
    """Clouds of noise between 0 and 1 whose spots are `cell` pixels wide, with two finer octaves."""
    total = np.zeros((height, width))
    for octave in range(3):
        step = max(2, int(cell / 2**octave))
        coarse = random.random((height // step + 3, width // step + 3))
        y, x = np.arange(height) / step, np.arange(width) / step
        row, column = y.astype(int), x.astype(int)
        v, u = ((part - part.astype(int)) for part in (y, x))
        v, u = (v * v * (3 - 2 * v))[:, None], (u * u * (3 - 2 * u))[None, :]
        corner = lambda a, b: coarse[np.ix_(row + a, column + b)]
        upper, lower = (corner(a, 0) * (1 - u) + corner(a, 1) * u for a in (0, 1))
        total += (upper * (1 - v) + lower * v) / 2**octave
    return total / 1.75


def out_of_focus(picture, radius):
    """Each point becomes a disc, as behind the plane that a lens is set to."""
    height, width = picture.shape[:2]
    y, x = np.ogrid[-height // 2 : height - height // 2, -width // 2 : width - width // 2]
    disc = np.clip(radius + 0.5 - np.hypot(y, x), 0, 1)
    kernel = np.fft.rfft2(np.fft.ifftshift(disc / disc.sum()))
    spread = [np.fft.irfft2(np.fft.rfft2(picture[..., c]) * kernel, (height, width)) for c in range(3)]
    return np.maximum(np.stack(spread, -1), 0)


def fill_shape(picture, inside, colour):
    """Paints `colour` where `inside` is 1, and mixes where it is between 0 and 1."""
    share = np.clip(inside, 0, 1)[..., None]
    picture[:] = picture * (1 - share) + np.asarray(colour) * share


def painted(name, picture, glow=0.0, roughness=0.6, coat=0.0, is_lit=False):
    """Material that shows the picture by its UV map; with `glow` it shines by itself, and lights nothing.

    If it `is_lit` as well, the denoiser knows its colours and keeps the edges before it clean.
    """
    height, width = picture.shape[:2]
    image = bpy.data.images.new(name, width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = picture[::-1]
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    made = material(name, (0.01, 0.01, 0.01), roughness, spec=0.4, coat=coat)
    made.cycles.sample_as_light = False
    nodes, links = made.node_tree.nodes, made.node_tree.links
    texture = nodes.new("ShaderNodeTexImage")
    texture.image = image
    shader = nodes["Principled BSDF"]
    if glow:
        links.new(texture.outputs["Color"], shader.inputs["Emission"])
        shader.inputs["Emission Strength"].default_value = glow
    if is_lit or not glow:
        links.new(texture.outputs["Color"], shader.inputs["Base Color"])
    return made


def picture_sheet(name, corners, m, parent=None):
    """Quad that shows a painted picture; corners from lower left counter-clockwise, as its viewer sees them."""
    made = mesh_object(name, corners, [(0, 1, 2, 3)], m, False, parent=parent)
    made.data.uv_layers.new(name="UVMap").data.foreach_set("uv", [0, 0, 1, 0, 1, 1, 0, 1])
    return made


def unwrap(made, width, depth):
    """Lays a painted picture flat on an object that lies round its origin, `width` along x and `depth` along y."""
    places = [(v.co.x / width + 0.5, v.co.y / depth + 0.5) for v in made.data.vertices]
    made.data.uv_layers.new(name="UVMap").data.foreach_set("uv", [part for loop in made.data.loops for part in places[loop.vertex_index]])
