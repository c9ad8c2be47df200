import { inset } from './footprint';
import { ink, stroke } from './ink';
import type { MachineShape } from './machine-shape';
import { closedPath, hull } from './path';
import { Solid } from './Solid';
import type { Point3, View } from './view';

export type MachineFeetProps = { view: View; shape: MachineShape };

function wheel([x, y]: readonly [number, number], radiusMm: number): Point3[] {
  return [-0.35, 0.35].flatMap((side) =>
    Array.from({ length: 32 }, (_, index): Point3 => {
      const angle = (index / 16) * Math.PI;
      return [x + side * radiusMm, y + Math.sin(angle) * radiusMm * 0.98, radiusMm + Math.cos(angle) * radiusMm];
    }),
  );
}

export function MachineFeet({ view, shape: { body, baseMm, hasCastors } }: MachineFeetProps) {
  const base = inset(body, body.widthMm * 0.035);
  const radiusMm = baseMm * 0.4;
  const [x, y] = [body.widthMm / 2 - radiusMm * 1.9, body.depthMm / 2 - radiusMm * 1.7];
  const corners = [
    [-x, y],
    [x, y],
    [-x, -y],
    [x, -y],
  ] as const;
  return (
    <>
      {hasCastors &&
        corners.map((corner) => (
          <path
            key={corner.join(' ')}
            d={closedPath(hull(wheel(corner, radiusMm).map(view.project)))}
            fill={ink.dark}
            stroke={ink.line}
            strokeWidth={stroke.detail}
          />
        ))}
      <Solid
        view={view}
        footprint={base}
        fromMm={hasCastors ? baseMm * 0.62 : 6}
        toMm={baseMm}
        fill={ink.dark}
        topFill={ink.dark}
      />
    </>
  );
}
