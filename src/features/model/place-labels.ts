export type LabelAnchor = {
  id: string;
  /** Where the labelled part is on the canvas, in px. */ xPx: number;
  yPx: number;
};
export type PlacedLabel = LabelAnchor & { /** The middle of the label. */ labelYPx: number };

export type LabelColumn = {
  topPx: number;
  bottomPx: number;
  /** From the middle of one label to the next. */ stepPx: number;
};

/**
 * Puts labels into one column, each as near to its part's height as the others allow and in the parts' order from the top,
 * so that no label covers another and no two leaders cross. What does not fit between top and bottom closes up.
 */
export function placeLabels(anchors: readonly LabelAnchor[], column: LabelColumn): PlacedLabel[] {
  const sorted = [...anchors].sort((one, other) => one.yPx - other.yPx);
  const room = column.bottomPx - column.topPx;
  const stepPx = Math.min(column.stepPx, sorted.length > 1 ? room / (sorted.length - 1) : room);
  const ys: number[] = [];
  for (const [index, { yPx }] of sorted.entries()) {
    ys.push(Math.max(yPx, column.topPx + index * stepPx, (ys[index - 1] ?? -Infinity) + stepPx));
  }
  for (let index = ys.length - 1, limit = column.bottomPx; index >= 0; index--, limit -= stepPx) {
    ys[index] = Math.min(ys[index] ?? 0, limit, (ys[index + 1] ?? Infinity) - stepPx);
  }
  return sorted.map((anchor, index) => ({ ...anchor, labelYPx: ys[index] ?? 0 }));
}
