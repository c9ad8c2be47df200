import type { ModelledSlug } from './model-file';

/** What each side of a product shows, in one sentence, for those who do not see its model. */
export type ModelSides = Record<'front' | 'right' | 'back' | 'left' | 'top', string>;

const outlet = 'round vanes in a swirl about a copper ring, where the clean air leaves';

const bottleSides: ModelSides = {
  front:
    'From the front: a straight bottle with the word Achilles running up it, a copper ring below the cap and a small light in the cap.',
  right: 'From the right: the plain flank, with the copper ring running round below the cap.',
  back: 'From the back: the plain flank, with the USB-C socket in the cap.',
  left: 'From the left: the plain flank, with the copper ring running round below the cap.',
  top: 'From above: a dark glass in the cap with a violet ring of light.',
};

/** By product. Right and left are those of somebody who stands before the machine. */
export const modelSides: Record<ModelledSlug, ModelSides> = {
  'generation-s': {
    front:
      'From the front: a white tower with rounded edges, a round dark display near the top, a coral fabric loop at the right edge and holes that grow towards the foot.',
    right: 'From the right: a grip near the top, the coral loop at the front edge and the holes below.',
    back: 'From the back: plain white above, holes that grow towards the foot below.',
    left: 'From the left: a grip near the top and the holes below.',
    top: `From above: ${outlet}.`,
  },
  'generation-x': {
    front:
      'From the front: a white tower with a round dark display in its smooth upper third, a seam, a small coral tab at the right edge and rows of oval holes down to the foot.',
    right: 'From the right: smooth above the seam, with the coral tab at the front edge; rows of oval holes below.',
    back: 'From the back: smooth above the seam, rows of oval holes below.',
    left: 'From the left: smooth above the seam, rows of oval holes below.',
    top: `From above: ${outlet}.`,
  },
  'generation-y': {
    front:
      'From the front: a tall white tower with a round dark display near the top, a thin cyan line of light at mid-height, a coral tab at its right end and level slots down to the foot.',
    right: 'From the right: a grip near the top, the cyan line, the coral tab at the front edge and level slots below.',
    back: 'From the back: smooth above the cyan line, level slots below.',
    left: 'From the left: a grip near the top, the cyan line and level slots below.',
    top: `From above: ${outlet}.`,
  },
  'generation-z': {
    front:
      'From the front: a graphite cabinet on castors, with a wide dark display, below it a grey cassette with a handle, and a slotted door on hinges.',
    right: 'From the right: a grip near the top, the grey cassette, coral catches at the front edge and slots below.',
    back: 'From the back: plain graphite, parted by the grey band of the cassette.',
    left: 'From the left: a grip near the top, the grey cassette and slots below.',
    top: `From above: ${outlet}.`,
  },
  'achilles-water-bottle-white': bottleSides,
  'achilles-water-bottle-black': bottleSides,
  'mars-air-sense': {
    front:
      'From the front: a white case with a dark screen of four readings, a grille of small holes below it, and a dark foot.',
    right: 'From the right: it leans back on its foot; vent slots, and below them the USB-C socket.',
    back: 'From the back: plain white.',
    left: 'From the left: it leans back on its foot; vent slots.',
    top: 'From above: one long button near the right edge.',
  },
};
