"""What a scene module says about each of its pictures."""
from dataclasses import dataclass
from typing import Callable, Optional


@dataclass(frozen=True)
class Picture:
    """One picture: `build` fills an empty scene (objects, lights, camera) and the rest says how it is rendered.

    With `is_cutout` the film is transparent, the ground is a shadow catcher, and the finished file has alpha,
    or, with a `ground` (sRGB hex, such as '#F5F7F8'), stands opaque on that flat colour.
    `exposure` is in stops; `bounces` is how often light is followed on; `bloom` is a share of the highlights.
    `grain` is that of film, as a share of white.
    `tone` names the curve; `clamp` is the brightest that light is after it was thrown back.
    `white` is the brightest value of a cut-out, of 255.
    `contrast`, `warmth`, `vignette` and `black` are those of the photograph (`photographed` in `finish/finish.py`), of pictures without alpha.
    `kept` is the share of what the denoiser took away that comes back: without it cloth and paint look smeared.
    `softness` is the share of its light that a lens spills to each neighbour of a pixel.
    `burn` is the share of the stops above white that what a lamp burns white loses.
    `passing` adds who walks past, which is rendered alone and laid over the master (`render.sh NAME --passing`).
    `supersampling` renders that many times as wide and high, and averages after the tone curve: fine edges stay smooth.
    """

    build: Callable[[], None]
    width: int = 1600
    height: int = 1600
    samples: int = 16
    is_cutout: bool = False
    exposure: float = 0.2
    bloom: float = 0.05
    ground: str = "-"
    bounces: int = 7
    supersampling: int = 1
    grain: float = 0.0
    white: int = 255
    tone: str = "neutral"
    clamp: float = 4
    contrast: float = 0.0
    warmth: float = 0.0
    vignette: float = 0.0
    softness: float = 0.0
    black: float = 0.0
    kept: float = 0.0
    burn: float = 0.0
    passing: Optional[Callable[[], None]] = None
