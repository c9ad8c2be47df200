import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { spinStudio } from '@/data/rooms/gym-rooms';
import { clearanceWholeMinutes } from '@/domain/clearance';
import { speedOf } from '@/domain/speeds';
import { HeadedSection } from '../HeadedSection';
import { NoiseDay } from '../NoiseDay';
import { machineAirChanges, machineNoiseDbA, machineRate, withMachines } from '../room-machines';

const studio = withMachines(spinStudio);
const [workingDbA, fullDbA] = [machineNoiseDbA(studio, 'working'), machineNoiseDbA(studio, 'full')];

type TimetableProps = { title: string; lead: string };

/** The noise of a studio's machines, class by class, at the speeds that the business case has. */
export function Timetable({ title, lead }: TimetableProps) {
  return (
    <HeadedSection title={title} lead={lead} tone="ink">
      <NoiseDay
        label={`Noise through the studio’s day: ${fullDbA} dB(A), in yoga and stretching ${workingDbA}`}
        levels={[workingDbA, fullDbA]}
        runs={[
          { at: 0, isAtFull: true },
          { at: 0.45, isAtFull: false },
          { at: 0.62, isAtFull: true },
        ]}
        marks={[
          { at: 0, text: 'Before the first class', isWideOnly: true },
          { at: 0.28, text: 'Spin' },
          { at: 0.535, text: 'Yoga' },
          { at: 0.75, text: 'Weights' },
          { at: 1, text: 'After the last class', isWideOnly: true },
        ]}
        ink="var(--cyan)"
      />
      <p className="small muted mt-3 mb-0">
        Full speed: <AirChangeRate rate={machineRate(studio, 'full')} /> air changes an hour, machines alone; speed{' '}
        {speedOf(studio.model, 'working').speed}: <AirChangeRate rate={machineRate(studio, 'working')} />. Full speed
        for {clearanceWholeMinutes(machineAirChanges(studio, 'full'))} minutes after the last class: 99% of the
        particles gone, in evenly mixed air.
      </p>
    </HeadedSection>
  );
}
