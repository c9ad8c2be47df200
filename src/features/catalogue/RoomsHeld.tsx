import type { CalculatorModelName } from '@/config/calculator-models';
import { roomTurnedOverM3 } from '@/lib/air-changes';
import { floorAreaBasis } from '@/lib/floor-area';
import { measuredAirflowM3PerHour, type RunningSpeed } from '@/lib/purifier-speed';
import styles from './FeaturedCard.module.scss';

export type RoomsHeldProps = { model: CalculatorModelName };

const { achPerHour } = floorAreaBasis;

/** The largest room that a machine holds at five air changes an hour, in whole m³, never rounded up. */
function largestM3(model: CalculatorModelName, speed: RunningSpeed): number {
  return Math.floor(roomTurnedOverM3(measuredAirflowM3PerHour(model, speed), achPerHour));
}

/** Up to which room one machine holds five air changes an hour, at both speeds. */
export function RoomsHeld({ model }: RoomsHeldProps) {
  return (
    <p className={`small ${styles.held}`}>
      {`Holds ${achPerHour}\u00A0ACH up to `}
      <b>{`${largestM3(model, 'full')}\u00A0m³`}</b>
      {' at full speed, '}
      <b>{`${largestM3(model, 'working')}\u00A0m³`}</b>
      {' at working speed'}
    </p>
  );
}
