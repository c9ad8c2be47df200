"""Intel Open Image Denoise's networks, run by PyTorch: takes the noise of few samples from the light of a picture,
guided by its albedo and normals.

Weights: the `.tza` files of the npm package `denoiser` (Apache-2.0). Network and transfer function: `training/model.py` and
`training/color.py` of Open Image Denoise, https://github.com/RenderKit/oidn (Apache-2.0).
"""
import os
import struct

import numpy as np
import torch
import torch.nn.functional as F

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "node_modules", "denoiser", "tzas")
TILE, OVERLAP = 1856, 96
"""Pixels of a tile's side and of what it shares with its neighbour; both multiples of 16, the network's alignment."""
BRIGHTEST = 65504.0
CURVE_END = 0.192653254 * np.log(BRIGHTEST + 6.26026094e-03) + 0.998620152


def read_weights(name):
    """Tensor name -> float32 tensor of one `.tza` file. Raises FileNotFoundError when `npm ci` was not run here."""
    with open(os.path.join(WEIGHTS, f"{name}.tza"), "rb") as file:
        data = file.read()
    (table,) = struct.unpack_from("<Q", data, 4)
    (count,), at, tensors = struct.unpack_from("<I", data, table), table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        label = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f"<{dimensions}I", data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind, (offset,) = chr(data[at]), struct.unpack_from("<Q", data, at + 1)
        at += 9
        values = np.frombuffer(data, "<f2" if kind == "h" else "<f4", int(np.prod(shape)), offset)
        tensors[label] = torch.from_numpy(values.astype(np.float32).reshape(shape))
    return tensors


def network(weights, x):
    """The U-Net on one picture (1, channels, height, width); height and width are multiples of 16."""

    def convolve(name, x):
        return F.relu(F.conv2d(x, weights[f"{name}.weight"], weights[f"{name}.bias"], padding=1))

    skipped = [x]
    x = convolve("enc_conv0", x)
    for level in (1, 2, 3, 4):
        x = F.max_pool2d(convolve(f"enc_conv{level}", x), 2)
        skipped.append(x)
    skipped.pop()
    x = convolve("enc_conv5b", convolve("enc_conv5a", x))
    for level in (4, 3, 2, 1):
        x = torch.cat((F.interpolate(x, scale_factor=2, mode="nearest"), skipped.pop()), 1)
        x = convolve(f"dec_conv{level}b", convolve(f"dec_conv{level}a", x))
    return convolve("dec_conv0", x)


def tiled(name, x):
    """The network `name` over a picture (channels, height, width) in tiles that overlap, so that memory stays small."""
    weights = read_weights(name)
    _, h, w = x.shape
    pad_h, pad_w = -h % 16, -w % 16
    x = np.pad(x, ((0, 0), (0, pad_h), (0, pad_w)), mode="symmetric")  # repeated noise would look like lines
    out = np.empty((3, *x.shape[1:]), np.float32)
    step = TILE - 2 * OVERLAP
    with torch.no_grad():
        for top in range(0, max(1, x.shape[1] - 2 * OVERLAP), step):
            for left in range(0, max(1, x.shape[2] - 2 * OVERLAP), step):
                part = x[:, top : top + TILE, left : left + TILE]
                seen = network(weights, torch.from_numpy(np.ascontiguousarray(part))[None])[0].numpy()
                skip_y, skip_x = OVERLAP * (top > 0), OVERLAP * (left > 0)
                out[:, top + skip_y : top + part.shape[1], left + skip_x : left + part.shape[2]] = seen[:, skip_y:, skip_x:]
    return out[:, :h, :w]


def compressed(y):
    """Open Image Denoise's curve for light without an upper limit (a fit of PU2, Aydin et al. 2008), 0 to 1."""
    pu = np.where(
        y <= 1.57945760e-06,
        1.41283765e03 * y,
        np.where(
            y <= 3.22087631e-02,
            1.64593172 * np.maximum(y, 0) ** 0.431384981 - 2.94139609e-03,
            0.192653254 * np.log(y + 6.26026094e-03) + 0.998620152,
        ),
    )
    return pu / CURVE_END


def expanded(x):
    """The inverse of `compressed`."""
    pu = x * CURVE_END
    return np.where(
        pu <= 2.23151711e-03,
        pu / 1.41283765e03,
        np.where(
            pu <= 0.370974749,
            (np.maximum(pu + 2.94139609e-03, 0) / 1.64593172) ** (1 / 0.431384981),
            np.exp((pu - 0.998620152) / 0.192653254) - 6.26026094e-03,
        ),
    )


def exposure(colour):
    """Factor that brings the mean (in logarithms, over squares of 16 pixels) of a picture's luminance to 0.18."""
    light = np.tensordot((0.212671, 0.715160, 0.072169), np.maximum(colour, 0), 1)
    h, w = (side // 16 * 16 for side in light.shape)
    squares = light[:h, :w].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    seen = squares[squares > 1e-8]
    return 0.18 / 2 ** np.log2(seen).mean() if seen.size else 1.0


LEAST_ALBEDO = 0.06
"""Darker surfaces are taken for as bright as this, so that their noise is not multiplied."""


def surfaces(albedo, normal):
    """`albedo` without noise: as rendered where it is smooth, with every fibre; by the network at edges, in glass and in slots."""

    def mean(x):
        return F.avg_pool2d(torch.from_numpy(np.ascontiguousarray(x))[:, None], 5, 1, 2, count_include_pad=False)[:, 0].numpy()

    clean = np.clip(tiled("rt_alb", albedo), 0, 1)
    noise = mean(np.maximum(np.abs(albedo - clean), 0.24 * np.abs(normal - mean(normal))).max(0)[None])
    return albedo + np.clip((noise - 0.015) / 0.02, 0, 1) * (clean - albedo)


def denoised(colour, albedo, normal):
    """Linear `colour` without noise; all three are (3, height, width) as rendered, normals from -1 to 1.

    The light alone goes through the network and falls on the surfaces' own colours again: grain, weave and print stay sharp.
    """
    albedo = np.clip(np.nan_to_num(albedo), 0, 1).astype(np.float32)
    normal = (np.clip(normal, -1, 1) * 0.5 + 0.5).astype(np.float32)
    light = np.nan_to_num(colour) / np.maximum(albedo, LEAST_ALBEDO)
    scale = exposure(light)
    seen = compressed(np.clip(light * scale, 0, BRIGHTEST)).astype(np.float32)
    clean = tiled("rt_hdr_alb_nrm", np.concatenate([seen, albedo, normal]))
    return (expanded(np.clip(clean, 0, 1)) / scale * np.maximum(surfaces(albedo, normal), LEAST_ALBEDO)).astype(np.float32)
