export const film = {
  title: 'Six stages, in the order the air meets them',
  lead: 'The film follows room air from intake to outlet. Generation Z has all six stages, the others the first five.',
};

export const filmStages = [
  { name: 'Large-particulate filter', deals: 'Dust, hair and lint' },
  { name: 'Activated carbon filter', deals: 'Gases and odour' },
  { name: 'Medical-grade HEPA filter', deals: 'H13, fine particles' },
  { name: 'UV-C sterilisation', deals: '253.7 nm, no ozone' },
  { name: 'Ion technology', deals: 'Charges fine particles' },
  { name: 'Photocatalyst', deals: 'Generation Z only' },
] as const;

/** After the air change rate of a room; `src/data/room-pictures.ts` names the rooms. */
export const roomSpeeds = {
  working: 'at a speed you can talk over',
  full: 'at full speed, as during a class',
};

export const calculator = {
  title: 'Work out your air changes',
  lead: 'Enter length, width and height. The table shows how often in an hour each model cleans a roomful of air.',
};
