type LabelAnchor = {
  id: string;
  xPx: number;
  yPx: number;
};
type PlacedLabel = LabelAnchor & { labelYPx: number };

type LabelColumn = {
  topPx: number;
  bottomPx: number;
  /** Between the middles of neighbouring labels. */ stepPx: number;
};

/** Puts labels into one column in the parts' order, so that neither labels overlap nor leaders cross. */
export function placeLabels(anchors: readonly LabelAnchor[], column: LabelColumn): PlacedLabel[] {
  const sorted = [...anchors].sort((a, b) => a.yPx - b.yPx);
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
