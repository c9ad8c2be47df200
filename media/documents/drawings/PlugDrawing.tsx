import { Arrow } from './Arrow';
import type { Footprint } from './footprint';
import { ink, pen } from './ink';
import { openPath } from './path';
import { Solid } from './Solid';
import { createView, translated, type Point3 } from './view';

type PlugDrawingProps = { isIn: boolean };

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
  /** A hole of the plate, on its front. */
  const hole = (x: number, z: number, width: number, tall: number) => {
    const [left, right, low, high] = [x - width / 2, x + width / 2, z - tall / 2, z + tall / 2];
    return view.outline([left, right, right, left].map((at, index): Point3 => [at, -5, index < 2 ? low : high]));
  };
  const cable = [
    [0, -away - 34, -22],
    [0, -away - 40, -40],
    [8, -away - 52, -62],
    [16, -away - 30, -86],
  ] as const;
  const [start, firstBend, secondBend, end] = cable.map(view.project);
  return (
    <g fill="none">
      <Solid view={view} footprint={plate} fromMm={-44} toMm={44} />
      {pinPlaces.map(({ x, z, tall }) => (
        <path key={x} d={hole(x, z, 8, tall)} fill={ink.line} />
      ))}
      <path d={hole(32, 26, 10, 16)} {...pen.detail} fill={ink.shade} />
      {start && firstBend && secondBend && end && (
        <path
          d={`${openPath([start])}C${firstBend.join(' ')} ${secondBend.join(' ')} ${end.join(' ')}`}
          stroke={ink.line}
          strokeWidth="13"
          strokeLinecap="round"
        />
      )}
      {pinPlaces.map(({ x, z, tall }) => (
        <Solid
          key={x}
          view={translated(view, [x, -away + 28, 0])}
          footprint={pins}
          fromMm={z - tall / 2}
          toMm={z + tall / 2}
          fill={ink.fine}
          topFill={ink.fine}
        />
      ))}
      <Solid view={translated(view, [0, -away, 0])} footprint={plug} fromMm={-24} toMm={24} />
      {isIn ? <Arrow from={[404, 96]} to={[280, 74]} /> : <Arrow from={[280, 74]} to={[404, 96]} />}
    </g>
  );
}
