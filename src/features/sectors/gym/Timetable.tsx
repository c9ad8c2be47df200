import { DataTable } from '@/components/sections/DataTable';
import { gymCaseWords } from '@/data/case/words/gym';
import { choiceFor } from '@/data/room-answers';
import { spinStudio } from '@/data/rooms/gym-rooms';
import { HeadedSection } from '../HeadedSection';

const { head, rows } = gymCaseWords.day({ ...spinStudio, floor: '', count: 1 }, choiceFor(spinStudio));

type TimetableProps = { title: string; lead: string };

/** Not on a phone, where the paper of the case has it: the speeds of a studio, class by class, as the business case has them. */
export function Timetable({ title, lead }: TimetableProps) {
  return (
    <HeadedSection title={title} lead={lead} tone="ink" className="d-none d-md-block">
      <DataTable caption={title} isCaptionHidden heads={head} narrow="figures">
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
