import { Arrow } from './Arrow';
import type { Footprint } from './footprint';
import { ink, stroke } from './ink';
import { closedPath, openPath } from './path';
import { Solid } from './Solid';
import { moved } from './tilt';
import { createView, type Point3 } from './view';

export type PlugDrawingProps = { isIn: boolean };

const plate: Footprint = { widthMm: 88, depthMm: 10, radiusMm: 4 };
const plug: Footprint = { widthMm: 50, depthMm: 34, radiusMm: 8 };
const pins: Footprint = { widthMm: 6, depthMm: 22, radiusMm: 1 };

/** Pins of BS 1363, seen from the room. */
const pinPlaces = [
  { x: 0, z: 12, tall: 9 },
  { x: -11, z: -10, tall: 5 },
  { x: 11, z: -10, tall: 5 },
] as const;

export function PlugDrawing({ isIn }: PlugDrawingProps) {
  const view = createView({ azimuthDeg: -57, elevationDeg: 16, scale: 3.1, at: [150, 232] });
  const away = isIn ? 52 : 92;
  const flat = (points: readonly Point3[]) => closedPath(points.map(view.project));
  const cable = [
    [0, -away - 34, -22],
    [0, -away - 40, -40],
    [8, -away - 52, -62],
    [16, -away - 30, -86],
  ] as const;
  const [start, one, two, end] = cable.map(view.project);
  return (
    <g fill="none">
      <Solid view={view} footprint={plate} fromMm={-44} toMm={44} />
      {pinPlaces.map(({ x, z, tall }) => (
        <path
          key={x}
          d={flat([
            [x - 4, -5, z - tall / 2],
            [x + 4, -5, z - tall / 2],
            [x + 4, -5, z + tall / 2],
            [x - 4, -5, z + tall / 2],
          ])}
          fill={ink.line}
        />
      ))}
      <path
        d={flat([
          [27, -5, 18],
          [37, -5, 18],
          [37, -5, 34],
          [27, -5, 34],
        ])}
        stroke={ink.line}
        strokeWidth={stroke.detail}
        fill={ink.shade}
      />
      {start && one && two && end && (
        <path
          d={`${openPath([start])}C${one.join(' ')} ${two.join(' ')} ${end.join(' ')}`}
          stroke={ink.line}
          strokeWidth="13"
          strokeLinecap="round"
        />
      )}
      {pinPlaces.map(({ x, z, tall }) => (
        <Solid
          key={x}
          view={view}
          footprint={pins}
          fromMm={z - tall / 2}
          toMm={z + tall / 2}
          place={moved([x, -away + 28, 0])}
          fill={ink.fine}
          topFill={ink.fine}
        />
      ))}
      <Solid view={view} footprint={plug} fromMm={-24} toMm={24} place={moved([0, -away, 0])} />
      {isIn ? <Arrow from={[404, 96]} to={[280, 74]} /> : <Arrow from={[280, 74]} to={[404, 96]} />}
    </g>
  );
}
