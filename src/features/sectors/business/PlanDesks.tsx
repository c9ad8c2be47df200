import { benchAt, benchCount, desk } from './building';
import type { Place } from '../plan-place';

export type PlanDesksProps = { place: Place; pairs: number };

/** Desks and chairs of the open floor, seen from above; one chair is coral. */
export function PlanDesks({ place, pairs }: PlanDesksProps) {
  const seats = Array.from({ length: benchCount * pairs * 2 }, (_, seat) => {
    const pair = Math.floor(seat / 2) % pairs;
    const { xM, y0M } = benchAt(Math.floor(seat / 2 / pairs), pairs);
    const isRight = seat % 2 === 1;
    return {
      deskX: xM + (isRight ? desk.depthM : 0),
      deskY: y0M + pair * desk.widthM,
      chairX: isRight ? xM + 2 * desk.depthM + 0.1 : xM - 0.56,
    };
  });
  return (
    <g stroke="var(--ink)">
      {seats.map(({ deskX, deskY, chairX }, seat) => (
        <g key={seat}>
          <rect {...place.rect(deskX, deskY, desk.depthM, desk.widthM)} fill="#f7efe9" strokeWidth="1" />
          <rect
            {...place.rect(chairX, deskY + desk.widthM / 2 - 0.23, 0.46, 0.46)}
            rx="5"
            fill={seat === 15 ? '#c4622f' : '#bccdd4'}
            stroke="none"
          />
        </g>
      ))}
    </g>
  );
}
