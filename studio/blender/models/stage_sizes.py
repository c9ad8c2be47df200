"""Common sizes of the round stages of Generation X, metres."""

RING_RADIUS = 0.132
"""Outside of a stage."""
BORE_RADIUS = 0.074
"""Of the openings that stay open."""
BODY = (0.340, 0.340, 0.118)
"""Width, depth and corner radius of the body."""
