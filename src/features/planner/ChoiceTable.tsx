import { choiceOfEach, maxMachines } from '@/domain/room-advice';
import { priceInWords, prices } from '@/data/room-answers';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { type CalculatorModelName, calculatorModels } from '@/domain/machines';
import { roomVolumeM3 } from '@/domain/room';
import type { PlannedRoom } from '@/domain/plan-url';
import { purifiers } from '@/data/purifiers';
import { compareUrl } from '@/lib/links/compare-url';
import styles from './ChoiceTable.module.scss';

export type ChoiceTableProps = {
  room: PlannedRoom;
  chosen: CalculatorModelName;
  decimals?: 1 | 2;
};

/** The fewest machines of each model that reach the target; ignores the noise limit. */
export function ChoiceTable({ room, chosen, decimals = 1 }: ChoiceTableProps) {
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
            <th scope="col">On speed</th>
            <th scope="col">Full speed</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {choiceOfEach(room, prices).map(({ model, choice }) => (
            <tr key={model} className={model === chosen ? styles.chosen : undefined}>
              <th scope="row">
                {purifiers[model].model}
                {model === chosen && <small> chosen</small>}
              </th>
              <td className="num" data-label="Needed">
                {choice ? choice.machines : `over ${maxMachines}`}
              </td>
              <td className="num" data-label="On speed">
                {choice ? (
                  <span>
                    {choice.speed}: <AirChangeRate rate={choice.reaches.quietest} decimals={decimals} />{' '}
                    <small>ACH, {choice.noiseDbA} dB(A)</small>
                  </span>
                ) : (
                  'ask us'
                )}
              </td>
              <td className="num" data-label="Full speed">
                {choice ? (
                  <span>
                    <AirChangeRate rate={choice.reaches.full} decimals={decimals} />{' '}
                    <small>ACH, {choice.noiseAtDbA.full} dB(A)</small>
                  </span>
                ) : (
                  'ask us'
                )}
              </td>
              <td className="num" data-label="Price">
                {choice ? priceInWords(choice) : 'ask us'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        Machines together: equal sources add 10 log10 of their number in decibels. <EstimatedNote />
      </p>
      <ArrowLink
        to={compareUrl(
          calculatorModels.map(({ slug }) => slug),
          roomVolumeM3(room),
        )}
      >
        Compare the four side by side
      </ArrowLink>
    </div>
  );
}
