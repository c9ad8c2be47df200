import { machinesInWords, priceInWords } from '@/data/room-answers';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { capitalised } from '@/lib/format/count-word';
import type { OtherChoice } from './other-choices';
import { TableHead } from '../TableHead';
import styles from './ChoiceTable.module.scss';

export type OtherChoicesProps = { choices: readonly OtherChoice[] };

export function OtherChoices({ choices }: OtherChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <table className={`${styles.table} ${styles.others}`}>
      <caption className="visually-hidden">Other choices for this room</caption>
      <TableHead titles={['Instead', 'Machines', 'Air changes', 'Noise together', 'Price']} />
      <tbody>
        {choices.map(({ label, choice, isBelowTarget }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-label="Machines">
              <span>
                {capitalised(machinesInWords(choice))} <small>on speed {choice.speed}</small>
              </span>
            </td>
            <td className="num" data-label="Air changes">
              <span>
                <AirChangeRate rate={choice.reaches.quietest} />
                {isBelowTarget && <small> below the target</small>}
              </span>
            </td>
            <td className="num" data-label="Together">
              {choice.noiseDbA} dB(A)
            </td>
            <td className="num" data-label="Price">
              {priceInWords(choice)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
