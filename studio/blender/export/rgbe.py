"""Writes Radiance pictures (.hdr): three mantissas and one exponent a pixel, run lengths row by row."""
import numpy as np


def runs(row):
    """Run lengths of one channel of one row: 128 + n repeats the next byte n times, n copies the next n bytes."""
    data, start = bytearray(), 0
    literal = bytearray()

    def flush():
        for first in range(0, len(literal), 128):
            piece = literal[first : first + 128]
            data.extend([len(piece), *piece])
        literal.clear()

    while start < len(row):
        end = start
        while end < len(row) and row[end] == row[start] and end - start < 127:
            end += 1
        if end - start >= 3:
            flush()
            data.extend([128 + end - start, row[start]])
        else:
            literal.extend(row[start:end])
        start = end
    flush()
    return bytes(data)


def write_rgbe(path, image):
    """`image`: height x width x 3, linear, rows from the top."""
    height, width, _ = image.shape
    brightest = np.maximum(image.max(2), 1e-9)
    exponent = np.ceil(np.log2(brightest * 1.0001)).astype(int)
    mantissa = np.clip(np.floor(image / (2.0**exponent)[..., None] * 256), 0, 255).astype(np.uint8)
    pixels = np.concatenate([mantissa, (exponent + 128)[..., None].astype(np.uint8)], 2)
    with open(path, "wb") as file:
        file.write(f"#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y {height} +X {width}\n".encode())
        for row in pixels:
            file.write(bytes([2, 2, width >> 8, width & 255]))
            for channel in range(4):
                file.write(runs(row[:, channel].tolist()))
