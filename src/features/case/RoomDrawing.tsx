import { IsometricBox } from '@/drawing/IsometricBox';
import { machineFaces } from '@/drawing/machine-faces';
import { isometric, isometricPaths, type Point3 } from '@/drawing/projection';
import { machineSizeM } from '@/domain/machines';
import { initialPlaces } from '@/domain/placing';
import type { RoomSize } from '@/domain/room';
import type { RoomChoice } from '@/domain/room-answer';

type RoomDrawingProps = {
  room: RoomSize & { people?: number | undefined };
  choice: Pick<RoomChoice, 'model' | 'machines'> | undefined;
  /** Sides in metres beside the floor. */
  isMeasured?: boolean;
};

/** Units of the drawing per metre. */
const scale = 20;
/** People above this number are too many to draw. */
const maxDrawn = 150;

/** Seats in rows over the floor, clear of the machines along the long walls. */
function seats({ lengthM, widthM }: RoomSize, people: number): Point3[] {
  const [roomX, roomY] = [lengthM * 0.8, Math.max(widthM * 0.3, widthM - 2.2)];
  const across = Math.max(1, Math.round(Math.sqrt((people * roomX) / roomY)));
  const rows = Math.ceil(people / across);
  return Array.from({ length: people }, (_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)];
    return [
      (lengthM - roomX) / 2 + (roomX * (column + 0.5)) / across,
      (widthM - roomY) / 2 + (roomY * (row + 0.5)) / rows,
      0,
    ] as const;
  });
}

/** A room to scale, with its people and with the machines where the planner puts them first. */
export function RoomDrawing({ room, choice, isMeasured = false }: RoomDrawingProps) {
  const { lengthM, widthM, heightM, people = 0 } = room;
  const { floor, backWall, sideWall } = isometricPaths.room([lengthM, widthM, heightM], scale);
  const x = (point: Point3) => isometric(point, scale)[0];
  const y = (point: Point3) => isometric(point, scale)[1];
  const [left, right] = [x([0, widthM, 0]), x([lengthM, 0, 0])];
  const [top, bottom] = [y([0, 0, heightM]), y([lengthM, widthM, 0])];
  const text = Math.max(right - left, (bottom - top) * 1.4) / 24;
  const margin = isMeasured ? text * 2.9 : text * 0.2;
  const size = choice && machineSizeM(choice.model);
  const machines =
    choice && size
      ? initialPlaces(choice.machines, { lengthM, widthM }, { widthM: size[0], depthM: size[1] }).sort(
          (a, b) => a.xM + a.yM - b.xM - b.yM,
        )
      : [];
  const [ends, sides]: [Point3, Point3] = [
    [lengthM / 2, widthM, 0],
    [lengthM, widthM / 2, 0],
  ];
  return (
    <svg
      viewBox={`${left - margin} ${top - text * 0.2} ${right - left + 2 * margin} ${bottom - top + (isMeasured ? text * 2.2 : margin * 1.5)}`}
      className="d-block w-100"
      aria-hidden="true"
    >
      <path d={backWall} fill="var(--pane)" />
      <path d={sideWall} fill="var(--pane-300)" />
      <path d={floor} fill="#fff" />
      <path d={`${backWall}${sideWall}${floor}`} fill="none" stroke="var(--ink)" strokeWidth={text / 10} />
      {people <= maxDrawn &&
        seats(room, people).map((seat, index) => (
          <ellipse key={index} cx={x(seat)} cy={y(seat)} rx={scale * 0.26} ry={scale * 0.15} fill="var(--ember)" />
        ))}
      {choice &&
        size &&
        machines.map(({ xM, yM }, index) => {
          const [widthOfM, depthM, tallM] = size;
          const above: Point3 = [xM, yM, tallM];
          const rise = Math.max(0.3, heightM - tallM - 0.3);
          return (
            <g key={index}>
              <IsometricBox
                at={[xM - widthOfM / 2, yM - depthM / 2, 0]}
                size={[widthOfM, depthM, tallM]}
                faces={machineFaces(choice.model)}
                scale={scale}
              />
              <path
                d={[-1, 0, 1]
                  .map(
                    (side) =>
                      `M${x(above) + side * 3} ${y(above) - 3}q${side * 2} ${-rise * scale * 0.4} ${side * 9} ${-rise * scale * 0.7}`,
                  )
                  .join('')}
                fill="none"
                stroke="var(--air)"
                strokeWidth={text / 9}
              />
            </g>
          );
        })}
      {isMeasured && (
        <g fontSize={text} fill="var(--ink)" textAnchor="middle" className="num">
          <text x={x(ends) - text} y={y(ends) + text * 1.5}>
            {`${lengthM} m`}
          </text>
          <text x={x(sides) + text} y={y(sides) + text * 1.5}>
            {`${widthM} m`}
          </text>
          <text x={left - text * 0.3} y={y([0, widthM, heightM / 2])} textAnchor="end">
            {`${heightM} m`}
          </text>
        </g>
      )}
    </svg>
  );
}
