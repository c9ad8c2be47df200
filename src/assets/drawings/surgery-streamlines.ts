const shareOf = (index: number, count: number) => index / (count - 1);
const point = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;

/**
 * The air of the picture `room-dentistry`, in its 1200 units: seven lines that gather over the floor towards the lower half
 * of the machine. The other rooms have theirs in the picture.
 */
export const surgeryIntake: readonly string[] = Array.from({ length: 7 }, (_, index) => {
  const t = shareOf(index, 7);
  const bends = `${point(360 + t * 190, 760 + t * 150)} ${point(610 + t * 70, 760 + t * 64)}`;
  return `M${point(150 + t * 330, 742 + t * 196)}C${bends} ${point(824, 752 + t * 74)}`;
});

/** Eight lines that rise from its top and spread along the far wall. */
export const surgeryOutlet: readonly string[] = Array.from({ length: 8 }, (_, index) => {
  const t = shareOf(index, 8);
  const bends = `${point(826 + t * 50, 470 + t * 34)} ${point(640 - t * 30, 372 + t * 44)}`;
  return `M${point(832 + t * 54, 624)}C${bends} ${point(96 + t * 30, 392 + t * 196)}`;
});
