import { describe, expect, it } from 'vitest';
import { placeLabels } from './place-labels';

const column = { topPx: 20, bottomPx: 280, stepPx: 26 };
const at = (...ys: number[]) => ys.map((yPx, index) => ({ id: `stage-${index + 1}`, xPx: 100, yPx }));
const heights = (...ys: number[]) => placeLabels(at(...ys), column).map(({ labelYPx }) => labelYPx);

describe('the labels beside a model', () => {
  it('are level with their parts where there is room', () => {
    expect(heights(50, 100, 200)).toEqual([50, 100, 200]);
  });

  it('keep their parts’ order from the top', () => {
    expect(placeLabels(at(200, 150, 100), column).map(({ id }) => id)).toEqual(['stage-3', 'stage-2', 'stage-1']);
  });

  it('move apart where parts are close', () => {
    expect(heights(100, 101, 102)).toEqual([100, 126, 152]);
  });

  it('stay inside the canvas', () => {
    expect(heights(-40, -30)).toEqual([20, 46]);
    expect(heights(270, 275, 500)).toEqual([228, 254, 280]);
  });

  it('reduce their distance on a low canvas', () => {
    const ys = placeLabels(at(10, 20, 30, 40, 50, 60), { topPx: 0, bottomPx: 50, stepPx: 26 });
    expect(ys.map(({ labelYPx }) => labelYPx)).toEqual([0, 10, 20, 30, 40, 50]);
  });

  it('can be empty', () => {
    expect(placeLabels([], column)).toEqual([]);
  });
});
