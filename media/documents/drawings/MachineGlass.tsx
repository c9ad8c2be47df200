import { ink, stroke } from './ink';
import type { MachineShape } from './machine-shape';
import { closedPath, openPath } from './path';
import type { Point2, Point3, View } from './view';

export type MachineGlassProps = { view: View; shape: MachineShape; isLit: boolean };

type Arc = { x: number; heightMm: number; radiusMm: number; fromDeg?: number; toDeg?: number };

function onFront(
  view: View,
  { body }: MachineShape,
  { x, heightMm, radiusMm, fromDeg = 0, toDeg = 360 }: Arc,
): Point2[] {
  return Array.from({ length: 61 }, (_, index) => {
    const angle = ((fromDeg + ((toDeg - fromDeg) * index) / 60) * Math.PI) / 180;
    const point: Point3 = [x + Math.sin(angle) * radiusMm, -body.depthMm / 2, heightMm + Math.cos(angle) * radiusMm];
    return view.project(point);
  });
}

export function MachineGlass({ view, shape, isLit }: MachineGlassProps) {
  const { display, body } = shape;
  const { heightMm } = display;
  const dial = display.kind === 'round' ? { x: 0, radiusMm: display.radiusMm } : { x: -64, radiusMm: 50 };
  const bars =
    display.kind === 'panel'
      ? [0, 1, 2, 3, 4, 5].map((bar) =>
          openPath([20, 29].map((start) => view.project([start + bar * 14, -body.depthMm / 2, heightMm - 31]))),
        )
      : [];
  const glass =
    display.kind === 'round'
      ? onFront(view, shape, { ...dial, heightMm })
      : [
          [-1, 1],
          [1, 1],
          [1, -1],
          [-1, -1],
        ].map(([across = 0, up = 0]) =>
          view.project([(across * display.widthMm) / 2, -body.depthMm / 2, heightMm + (up * display.tallMm) / 2]),
        );
  return (
    <g fill="none">
      <path d={closedPath(glass)} fill={ink.line} stroke={ink.line} strokeWidth="4" strokeLinejoin="round" />
      {isLit && (
        <path
          d={
            openPath(
              onFront(view, shape, { ...dial, radiusMm: dial.radiusMm * 0.76, heightMm, fromDeg: -130, toDeg: 130 }),
            ) + bars.join('')
          }
          stroke="#86D8E1"
          strokeWidth={stroke.detail}
        />
      )}
    </g>
  );
}
