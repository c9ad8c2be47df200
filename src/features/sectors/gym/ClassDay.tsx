import { formatMachines } from '@/data/room-answers';
import { spinStudio } from '@/data/rooms/gym-rooms';
import { airChangeTargets } from '@/domain/air-changes';
import { stillRoomDbA } from '@/domain/room-answer';
import { isFullSpeed, type SpeedChoice, speedOf, speedsOf } from '@/domain/speeds';
import { countWord } from '@/lib/format/count-word';
import { noBreakNames } from '@/lib/format/no-break-names';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { DayLine } from '../DayLine';
import { HeadedSection } from '../HeadedSection';
import { machineAirChanges, machineNoiseDbA, withMachines } from '../room-machines';

const studio = withMachines(spinStudio);

/** An example day. */
const classes: readonly { name: string; time: string; running: SpeedChoice }[] = [
  { name: 'Spin', time: '7 am', running: 'full' },
  { name: 'Stretch', time: '9:30 am', running: 'working' },
  { name: 'Rowing', time: 'Noon', running: 'full' },
  { name: 'Spin', time: '6 pm', running: 'full' },
];

const noiseOn = (speed: SpeedChoice) => machineNoiseDbA(studio, speed);
const nameOf = (running: SpeedChoice) => {
  const { speed } = speedOf(studio.model, running);
  return isFullSpeed(studio.model, speed) ? 'Full' : `Speed ${speed}`;
};
/** The highest speed within the limit of a still class. */
const quietSpeed = Math.max(
  ...speedsOf(studio.model).flatMap(({ speed }) => (noiseOn(speed) <= stillRoomDbA ? [speed] : [])),
);
/** For a class that talks. */
const withOneMore = { ...studio, machines: studio.machines + 1 };

/** A studio's day on one line: as high as its air changes, with the speed of each class. */
export function ClassDay() {
  return (
    <HeadedSection
      title={`Full speed for spin, ${nameOf('working').toLowerCase()} for stretch`}
      lead={`Air changes an hour in the spin studio: ${noiseOn('full')} dB(A) at full speed, ${noiseOn('working')} in stretch. Someone sets each speed (sample).`}
      background="ink"
      className="overflow-hidden"
    >
      <DayLine
        scale={[2, 8]}
        hours={classes.map(({ name, time, running }) => ({
          name,
          time,
          level: Number(machineAirChanges(studio, running).toFixed(1)),
          speed: nameOf(running),
        }))}
      />
      <p className="mw-prose text-pretty mt-3 mb-0">
        The spin studio with {noBreakNames(formatMachines(studio))}. To talk easily in stretch add a machine:{' '}
        {countWord(withOneMore.machines)} on {noBreakUnits(`speed ${quietSpeed}`)} give{' '}
        {machineAirChanges(withOneMore, quietSpeed).toFixed(1)} air changes an hour at{' '}
        {machineNoiseDbA(withOneMore, quietSpeed)} dB(A); {countWord(studio.machines)} stay below our minimum of{' '}
        {countWord(airChangeTargets.minimum)}.
      </p>
    </HeadedSection>
  );
}
