import { DataTable } from '@/components/sections/DataTable';
import { gymCaseWords } from '@/data/case/words/gym';
import { choiceFor } from '@/data/room-answers';
import { spinStudio } from '@/data/rooms/gym-rooms';
import { HeadedSection } from '../HeadedSection';
import { NoiseDay } from '../NoiseDay';
import { machineNoiseDbA, withMachines } from '../room-machines';

const { head, rows } = gymCaseWords.day({ ...spinStudio, floor: '', count: 1 }, choiceFor(spinStudio));

const studio = withMachines(spinStudio);
const [workingDbA, fullDbA] = [machineNoiseDbA(studio, 'working'), machineNoiseDbA(studio, 'full')];

type TimetableProps = { title: string; lead: string };

/** Not on a phone, where the paper of the case has it: the speeds of a studio, class by class, as the business case has them. */
export function Timetable({ title, lead }: TimetableProps) {
  return (
    <HeadedSection title={title} lead={lead} tone="ink" className="d-none d-md-block">
      <NoiseDay
        label={`Noise through the studio’s day: ${fullDbA} dB(A), in yoga and stretching ${workingDbA}`}
        levels={[workingDbA, fullDbA]}
        runs={[
          { at: 0, atFull: true },
          { at: 0.45, atFull: false },
          { at: 0.62, atFull: true },
        ]}
        marks={[
          { at: 0, text: 'Before the first class' },
          { at: 0.28, text: 'Spin' },
          { at: 0.535, text: 'Yoga' },
          { at: 0.75, text: 'Weights' },
          { at: 1, text: 'After the last class' },
        ]}
        ink="var(--cyan)"
      />
      <DataTable caption={title} isCaptionHidden heads={head} narrow="figures" className="mt-4">
        {rows.map(([when, ...cells]) => (
          <tr key={when}>
            <th scope="row" className="item">
              {when}
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </HeadedSection>
  );
}
