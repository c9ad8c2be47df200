import { FurnitureFromAbove } from '@/drawing/FurnitureFromAbove';
import { MachineFromAbove } from '@/drawing/MachineFromAbove';
import { machineSizeM } from '@/domain/machines';
import { keepFromWalls, wallGapCm } from '@/domain/placing';
import { StaticSvg } from '@/components/ui/StaticSvg';
import styles from './Figure.module.scss';

/** The classroom of the article. */
const [lengthM, widthM, people] = [9, 7, 30];
const floor = { lengthM, widthM };
const [machineWidthM, machineDepthM] = machineSizeM('GEN X');
const gapM = wallGapCm / 100;

/** Two at each side wall; the door is at the foot, right. */
const places = [0, lengthM].flatMap((xM) =>
  [0.27, 0.7].map((share) =>
    keepFromWalls({ xM, yM: widthM * share }, floor, { widthM: machineWidthM, depthM: machineDepthM }),
  ),
);
const door = { x: lengthM - 2, width: 0.9 };
const airRadiiM = [0.55, 0.95, 1.35];

/** A ring round a machine, from its wall to its wall. */
function airOf(xM: number, yM: number, radius: number): string {
  const wallM = xM < lengthM / 2 ? 0 : lengthM;
  const half = Math.sqrt(radius ** 2 - (xM - wallM) ** 2);
  return `M${wallM} ${(yM - half).toFixed(3)}A${radius} ${radius} 0 1 ${wallM === 0 ? 1 : 0} ${wallM} ${(yM + half).toFixed(3)}`;
}

/** A line with an end at each side and a gap for its length. */
function measured(length: number): string {
  return `M0 -4v8M0 0H${length / 2 - 22}M${length / 2 + 22} 0H${length}M${length} -4v8`;
}

const [width, height] = [358, 294];
const top = 30;
const scale = (width - 26) / lengthM;
const line = 1.4 / scale;
const right = scale * lengthM;

const description = `Plan of a classroom of ${lengthM} × ${widthM} m with fifteen tables of two places. Two Generation X stand at each side wall, ${wallGapCm} cm clear of it; the door is at the other end from the board.`;

/** The classroom from above, to scale, with its tables and machines. */
export function ClassroomPlan() {
  return (
    <figure className="w-100 mb-0">
      <StaticSvg
        viewBox={`0 0 ${width} ${height}`}
        className={`w-100 ${styles.drawing}`}
        role="img"
        aria-label={description}
      >
        <g transform={`translate(1 ${top}) scale(${scale.toFixed(3)})`} fill="none" strokeWidth={line}>
          <rect width={lengthM} height={widthM} fill="var(--porcelain)" stroke="none" />
          {places.map(({ xM, yM }) =>
            airRadiiM.map((radius, index) => (
              <path
                key={`${xM} ${yM} ${radius}`}
                d={airOf(xM, yM, radius)}
                stroke="var(--air)"
                strokeOpacity={0.9 - index * 0.28}
              />
            )),
          )}
          <rect
            x={gapM}
            y={gapM}
            width={lengthM - 2 * gapM}
            height={widthM - 2 * gapM}
            stroke="var(--field)"
            strokeWidth={line / 2}
            strokeDasharray={`${line * 4} ${line * 3}`}
          />
          <FurnitureFromAbove kind="classroom" floor={floor} people={people} strokeWidth={line / 2} />
          <rect width={lengthM} height={widthM} stroke="var(--ink)" strokeWidth={line * 2} />
          <path d={`M${door.x} ${widthM}h${door.width}`} stroke="#fff" strokeWidth={line * 3} />
          <path
            d={`M${door.x + door.width} ${widthM}v${-door.width}A${door.width} ${door.width} 0 0 0 ${door.x} ${widthM}`}
            stroke="var(--ink)"
          />
          <path d={`M${lengthM / 2 - 1.5} 0.1h3`} stroke="var(--teal)" strokeWidth={line * 4} />
          {places.map(({ xM, yM }) => (
            <MachineFromAbove
              key={`${xM} ${yM}`}
              model="GEN X"
              x={xM - machineWidthM / 2}
              y={yM - machineDepthM / 2}
              width={machineWidthM}
              height={machineDepthM}
            />
          ))}
        </g>
        <g stroke="var(--grey-600)" fill="none">
          <path d={measured(right)} transform={`translate(1 ${top - 16})`} />
          <path d={measured(scale * widthM)} transform={`translate(${right + 16} ${top}) rotate(90)`} />
        </g>
        <text x={right / 2} y={top - 12} textAnchor="middle">
          {lengthM} m
        </text>
        <text transform={`translate(${right + 20} ${top + (scale * widthM) / 2}) rotate(-90)`} textAnchor="middle">
          {widthM} m
        </text>
      </StaticSvg>
      <figcaption className="small muted">To scale: each {wallGapCm} cm clear of its wall.</figcaption>
    </figure>
  );
}
