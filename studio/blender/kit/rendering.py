"""Cycles on the processor: a buffer with denoising passes, and passes for coverage and shadow of cut-outs."""
import os
import time

import bpy
from bpy_extras.object_utils import world_to_camera_view

WORK = os.environ.get("MARS_MEDIA_WORK", os.path.join(os.path.dirname(__file__), "..", "..", "work"))
THREADS = int(os.environ.get("MARS_MEDIA_THREADS", 2))


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    return s


def render_settings(res, resy, spp, transparent, adapt=0.012, bounces=7, clamp=4):
    s = bpy.context.scene
    c = s.cycles
    s.render.resolution_x = res
    s.render.resolution_y = resy or res
    s.render.resolution_percentage = 100
    s.render.film_transparent = transparent
    c.device = "CPU"
    c.samples = spp
    c.use_adaptive_sampling = True
    c.adaptive_threshold = adapt
    c.adaptive_min_samples = min(24, spp)
    c.max_bounces = bounces
    c.diffuse_bounces = min(4, bounces - 1)
    c.glossy_bounces = 4
    c.transmission_bounces = 7
    c.transparent_max_bounces = 10
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.sample_clamp_indirect = clamp
    c.sample_clamp_direct = 0
    c.blur_glossy = 0.6
    c.use_denoising = False
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    c.filter_width = 1.5
    s.render.threads_mode = "FIXED"
    s.render.threads = THREADS
    c.use_auto_tile = False
    v = s.view_layers[0]
    v.cycles.denoising_store_passes = True
    s.render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    s.render.image_settings.color_depth = "32"
    s.render.image_settings.exr_codec = "ZIP"
    s.render.use_persistent_data = True


def flat_material():
    """Emission alone, for passes that only ask where an object is."""
    m = bpy.data.materials.new("flat")
    m.use_nodes = True
    nodes = m.node_tree.nodes
    nodes.clear()
    output, emission = nodes.new("ShaderNodeOutputMaterial"), nodes.new("ShaderNodeEmission")
    m.node_tree.links.new(emission.outputs[0], output.inputs[0])
    return m


SHADOW_SHARE = 0.4
"""Size of the shadow's own pass beside the finished picture: a shadow is soft, and each of its pixels would cost twice."""


def timed(path):
    """Renders to `path`; returns the seconds it took."""
    bpy.context.scene.render.filepath = path
    start = time.time()
    bpy.ops.render.render(write_still=True)
    return time.time() - start


def coverage(path, samples):
    """Where objects are, without light."""
    s = bpy.context.scene
    layer = s.view_layers[0]
    layer.material_override = flat_material()
    s.cycles.samples = samples
    s.cycles.use_adaptive_sampling = False
    s.cycles.max_bounces = 0
    layer.cycles.denoising_store_passes = False
    seconds = timed(path)
    layer.material_override = None
    layer.cycles.denoising_store_passes = True
    return seconds


PASSING_SAMPLES, SHADED_SHARE, SHADED_SAMPLES = 88, 0.5, 24
"""Samples of who walks past; size of the two pictures of the shadow beside the finished one, and their samples."""


def passing():
    """The parts of who walks past (`models/passer_by.py`)."""
    return [o for o in bpy.context.scene.objects if o.get("passes")]


def bound_to(things, aside=0.0, below=0.0):
    """Renders no more than where `things` are at any moment, and `aside` and `below` of their width and height."""
    s = bpy.context.scene
    at = [world_to_camera_view(s, s.camera, o.matrix_world @ point.co) for o in things for key in (o.data.shape_keys.key_blocks if o.data.shape_keys else [o.data]) for point in list(key.data if o.data.shape_keys else key.vertices)[::9]]
    (left, low), (right, high) = ([f(p[k] for p in at) for k in (0, 1)] for f in (min, max))
    wide, tall, r = right - left, high - low, s.render
    r.use_border, r.use_crop_to_border = True, False
    r.border_min_x, r.border_max_x = max(0, left - aside * wide - 0.01), min(1, right + aside * wide + 0.01)
    r.border_min_y, r.border_max_y = max(0, low - below * tall - 0.02), min(1, high + 0.02)


def render_passing(name, res, resy, samples=PASSING_SAMPLES, shaded=SHADED_SAMPLES, **k):
    """Who walks past, alone behind and before the things of the room (`_p`), and the room beside with (`_w`) and without (`_v`) the shadow, figure unseen."""
    s = bpy.context.scene
    figure = passing()
    render_settings(res, resy, samples, True, **k)
    s.cycles.seed, s.cycles.use_adaptive_sampling = 11, False
    s.cycles.sample_clamp_direct, s.cycles.sample_clamp_indirect = 3, 1.5
    s.view_layers[0].cycles.denoising_store_passes = False
    for thing in s.objects:
        thing.is_holdout = thing.type != "LIGHT" and thing not in figure
        thing["seen"] = thing.visible_camera
        thing.visible_camera = thing.visible_camera and thing.type != "LIGHT"
    bpy.context.view_layer.update()
    bound_to(figure)
    T = [timed(f"{WORK}/exr/{name}_p.exr")]
    if shaded:
        render_settings(round(res * SHADED_SHARE), round(resy * SHADED_SHARE), shaded, False, **k)
        s.cycles.use_adaptive_sampling = False
        for thing in s.objects:
            thing.is_holdout, thing.visible_camera = False, bool(thing["seen"]) and thing not in figure
        bound_to(figure, 0.8, 0.12)
        T.append(timed(f"{WORK}/exr/{name}_w.exr"))
        for thing in figure:
            thing.hide_render = True
        T.append(timed(f"{WORK}/exr/{name}_v.exr"))
    print("PASSING", name, res, resy, "spp", samples, "times", ["%.1f" % x for x in T], flush=True)


def render(name, res, resy=0, spp=64, transparent=False, mask=False, supersampling=1, **k):
    """The picture's buffer. A cut-out (`mask`) has its ground light it unseen, and gives its coverage and its shadow apart."""
    s = bpy.context.scene
    grounds = [o for o in s.objects if o.is_shadow_catcher] if mask else []
    for ground in grounds:
        ground.is_shadow_catcher, ground.visible_camera = False, False
    render_settings(res, resy, spp, transparent, **k)
    s.cycles.seed = 11
    T = [timed(f"{WORK}/exr/{name}.exr")]
    if grounds:
        T.append(coverage(f"{WORK}/exr/{name}_m.exr", 32 // supersampling**2))
        small = [round(side * SHADOW_SHARE / supersampling) for side in (res, resy or res)]
        for ground in grounds:
            ground.hide_render = True
        render_settings(*small, 16, transparent, **k)
        T.append(coverage(f"{WORK}/exr/{name}_n.exr", 16))
        for ground in grounds:
            ground.hide_render, ground.is_shadow_catcher, ground.visible_camera = False, True, True
        render_settings(*small, 16, transparent, **{**k, "bounces": 2})
        s.render.use_border = s.render.use_border and s.render.use_crop_to_border
        for light in s.objects:  # a light that throws no shadow would only thin that of the others
            light.hide_render = light.hide_render or light.type == "LIGHT" and not light.data.cycles.cast_shadow
        T.append(timed(f"{WORK}/exr/{name}_s.exr"))
        for light in s.objects:  # under the sky alone, the ground is dark only where it meets the machine
            light.hide_render = light.hide_render or light.type == "LIGHT"
        s.cycles.samples = 12
        T.append(timed(f"{WORK}/exr/{name}_o.exr"))
    print(
        "RENDER",
        name,
        res,
        resy or res,
        "spp",
        spp,
        "times",
        ["%.1f" % x for x in T],
        "sum %.1f" % sum(T),
        flush=True,
    )
