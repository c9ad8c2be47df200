import { HeadedSection } from '../HeadedSection';
import { NoiseDay } from '../NoiseDay';
import { machineNoiseDbA } from '../room-machines';
import { schoolRooms } from './school-rooms';

const { classroom1: classroom } = schoolRooms;
const [workingDbA, fullDbA] = [machineNoiseDbA(classroom), machineNoiseDbA(classroom, 'full')];

/** Of an example school day from nine to four, by the hour of the clock. */
const at = (hour: number) => (hour - 9) / 7;

type ClassroomNoiseProps = { title: string; lead: string };

export function ClassroomNoise({ title, lead }: ClassroomNoiseProps) {
  return (
    <HeadedSection title={title} lead={lead}>
      <NoiseDay
        label={`Noise through a school day: ${workingDbA} dB(A) in lessons, ${fullDbA} at break, lunch and home time`}
        levels={[workingDbA, fullDbA]}
        runs={[
          { at: at(9), atFull: false },
          { at: at(10.5), atFull: true },
          { at: at(10.9), atFull: false },
          { at: at(12.2), atFull: true },
          { at: at(13.1), atFull: false },
          { at: at(15.2), atFull: true },
        ]}
        marks={[
          { at: 0, text: 'Lesson' },
          { at: at(10.7), text: 'Break' },
          { at: at(12.65), text: 'Lunch' },
          { at: 1, text: 'Home time' },
        ]}
      />
    </HeadedSection>
  );
}
