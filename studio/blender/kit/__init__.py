"""Studio kit of the MARS pictures, for Blender 3.4 (Cycles on the processor, no denoiser of its own)."""
from .cloth import *  # noqa: F401,F403
from .cut import *  # noqa: F401,F403
from .lettering import *  # noqa: F401,F403
from .marks import *  # noqa: F401,F403
from .materials import *  # noqa: F401,F403
from .mesh import *  # noqa: F401,F403
from .painting import *  # noqa: F401,F403
from .picture import Picture  # noqa: F401
from .purifier_parts import *  # noqa: F401,F403
from .rendering import *  # noqa: F401,F403
from .studio import *  # noqa: F401,F403
