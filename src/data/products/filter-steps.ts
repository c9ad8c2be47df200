/** Of a change, as in the manuals. */
const unplugged = 'Pull the plug and wait until the fan stands still.';
const restarted = 'Close it, plug it in and hold the display for 10 seconds.';

export const cartridgeSteps: readonly string[] = [
  unplugged,
  'Pull the coloured tab: the front comes off.',
  'Lift the cartridge out by its handle; slip the clean mesh round the new one and stand that on the seat.',
  restarted,
];

export const panelSteps: readonly string[] = [
  `${unplugged} Brakes down.`,
  'Turn both latches with a coin: the door opens.',
  'Pull the three panels out by their tabs; slide in white, dark and mesh, tabs to you.',
  restarted,
];
