import { FurnitureFromAbove } from '@/drawing/FurnitureFromAbove';
import { MachineFromAbove } from '@/drawing/MachineFromAbove';
import { type MachineModel, machineSizeM } from '@/domain/machines';
import type { RoomKind } from '@/domain/people';
import { keepFromWalls, wallGapCm } from '@/domain/placing';
import { StaticSvg } from '@/components/ui/StaticSvg';
import styles from './Figure.module.scss';

type RoomPlanProps = {
  kind: RoomKind;
  floor: { lengthM: number; widthM: number };
  people: number;
  model: MachineModel;
  /** Places along the left and the right wall, as shares of it. */
  left: readonly number[];
  right: readonly number[];
  /** For screen readers, before the gap to the wall. */
  description: string;
};

const gapM = wallGapCm / 100;
const doorWidthM = 0.9;
const airRadiiM = [0.55, 0.95, 1.35];

/** A ring round a machine, from its wall to its wall. */
function airOf(xM: number, yM: number, radius: number, wallM: number): string {
  const half = Math.sqrt(radius ** 2 - (xM - wallM) ** 2);
  return `M${wallM} ${(yM - half).toFixed(3)}A${radius} ${radius} 0 1 ${wallM === 0 ? 1 : 0} ${wallM} ${(yM + half).toFixed(3)}`;
}

/** A line with an end at each side and a gap for its length. */
function measured(length: number): string {
  return `M0 -4v8M0 0H${length / 2 - 22}M${length / 2 + 22} 0H${length}M${length} -4v8`;
}

const width = 358;
const top = 30;

/** A room of an article from above, to scale, with its furniture and machines; the door is at the foot, right. */
export function RoomPlan({ kind, floor, people, model, left, right: atRight, description }: RoomPlanProps) {
  const { lengthM, widthM } = floor;
  const [machineWidthM, machineDepthM] = machineSizeM(model);
  const wall = (wallM: number, shares: readonly number[]) =>
    shares.map((share) => ({
      wallM,
      ...keepFromWalls({ xM: wallM, yM: widthM * share }, floor, { widthM: machineWidthM, depthM: machineDepthM }),
    }));
  const places = [...wall(0, left), ...wall(lengthM, atRight)];
  const doorM = lengthM - 2;
  const scale = (width - 26) / lengthM;
  const line = 1.4 / scale;
  const right = scale * lengthM;
  return (
    <figure className="w-100 mb-0">
      <StaticSvg
        viewBox={`0 0 ${width} ${Math.ceil(top + scale * widthM + 5)}`}
        className={`w-100 ${styles.drawing}`}
        role="img"
        aria-label={`${description} Each machine stands ${wallGapCm} cm clear of its wall.`}
      >
        <g transform={`translate(1 ${top}) scale(${scale.toFixed(3)})`} fill="none" strokeWidth={line}>
          <rect width={lengthM} height={widthM} fill="var(--porcelain)" stroke="none" />
          {places.map(({ xM, yM, wallM }) =>
            airRadiiM.map((radius, index) => (
              <path
                key={`${xM} ${yM} ${radius}`}
                d={airOf(xM, yM, radius, wallM)}
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
          <FurnitureFromAbove kind={kind} floor={floor} people={people} strokeWidth={line / 2} />
          <rect width={lengthM} height={widthM} stroke="var(--ink)" strokeWidth={line * 2} />
          <path d={`M${doorM} ${widthM}h${doorWidthM}`} stroke="#fff" strokeWidth={line * 3} />
          <path
            d={`M${doorM + doorWidthM} ${widthM}v${-doorWidthM}A${doorWidthM} ${doorWidthM} 0 0 0 ${doorM} ${widthM}`}
            stroke="var(--ink)"
          />
          {kind === 'classroom' && (
            <path d={`M${lengthM / 2 - 1.5} 0.1h3`} stroke="var(--teal)" strokeWidth={line * 4} />
          )}
          {places.map(({ xM, yM }) => (
            <MachineFromAbove
              key={`${xM} ${yM}`}
              model={model}
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
