import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { calculatorModels, type CalculatorModelName } from '@/config/calculator-models';
import { purifiers } from '@/data/purifiers';
import { roomVolumeM3 } from '@/lib/air-changes';
import { compareHref } from '@/lib/compare-link';
import type { PlannedRoom } from '@/lib/plan-link';
import { mostMachines, roomChoices } from '@/lib/room-choice';
import { priceInWords, prices } from './prices';
import styles from './ChoiceTable.module.scss';

export type ChoiceTableProps = { room: PlannedRoom; chosen: CalculatorModelName };

/** How many of each model reach the target, at both speeds, with their noise and price together. */
export function ChoiceTable({ room, chosen }: ChoiceTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">
          Machines needed of each model for {room.targetAch} air changes an hour, and what they reach together
        </caption>
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">Needed</th>
            <th scope="col">Working speed</th>
            <th scope="col">Full speed</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {roomChoices(room, prices).map((choice) => {
            const { model, machines, reaches, noiseDbA } = choice;
            const isTooMany = machines > mostMachines;
            return (
              <tr key={model} className={model === chosen ? styles.chosen : undefined}>
                <th scope="row">
                  {purifiers[model].model}
                  {model === chosen && <small> chosen</small>}
                </th>
                <td className="num" data-label="Needed">
                  {isTooMany ? `over ${mostMachines}` : machines}
                </td>
                {(['working', 'full'] as const).map((speed) => (
                  <td key={speed} className="num" data-label={speed === 'full' ? 'Full speed' : 'Working speed'}>
                    {isTooMany ? (
                      'ask us'
                    ) : (
                      <span>
                        <AirChangeRate rate={reaches[speed]} /> <small>ACH, {noiseDbA[speed]} dB(A)</small>
                      </span>
                    )}
                  </td>
                ))}
                <td className="num" data-label="Price">
                  {isTooMany ? 'ask us' : priceInWords(choice)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.note}>
        Machines together: equal sources add 10 log10 of their number in decibels. Noise at each speed is estimated.
      </p>
      <ArrowLink
        to={compareHref(
          calculatorModels.map(({ slug }) => slug),
          roomVolumeM3(room),
        )}
      >
        Compare the four side by side
      </ArrowLink>
    </div>
  );
}
