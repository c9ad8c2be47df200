import { DataTable } from '@/components/sections/DataTable';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { formatMachines, formatMixedSpeeds, formatPrice } from '@/data/room-answers';
import { rateText } from '@/domain/air-changes';
import type { SpeedMix } from '@/domain/speed-mix';
import { formatAch } from '@/lib/format/air-changes';
import { capitalised } from '@/lib/format/count-word';
import type { OtherChoice } from './other-choices';

type OtherChoicesProps = {
  choices: readonly OtherChoice[];
  /** Machines on speeds of their own, where these are cheaper or quieter. */
  mix?: SpeedMix | undefined;
  /** Air changes per hour that the room needs. */
  needed: number;
};

/** Other ways to clean the room, each with its price; nothing where there is none. */
export function OtherChoices({ choices, mix, needed }: OtherChoicesProps) {
  if (choices.length === 0 && !mix) return null;
  return (
    <DataTable
      caption="Other choices for this room"
      isCaptionHidden
      heads={['Instead', 'Machines', 'Air changes', 'Noise together', 'Price']}
      right="last"
      narrow="price"
      className="small mt-4"
    >
      {choices.map(({ label, choice, isBelowTarget }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>
            <span>
              {capitalised(formatMachines(choice))} <small>on speed {choice.speed}</small>
            </span>
          </td>
          <td data-label="Air changes">
            <span>
              <AirChangeRate
                rate={choice.rates.chosen}
                decimals={isBelowTarget && rateText(choice.rates.chosen) === needed.toFixed(1) ? 2 : 1}
              />
              {isBelowTarget && <small>, short of {formatAch(needed)}</small>}
            </span>
          </td>
          <td data-label="Together">{choice.noiseDbA} dB(A)</td>
          <td>{formatPrice(choice)}</td>
        </tr>
      ))}
      {mix && (
        <tr>
          <th scope="row">On speeds of their own</th>
          <td>
            <span>
              {capitalised(formatMachines(mix))} <small>{formatMixedSpeeds(mix)}</small>
            </span>
          </td>
          <td data-label="Air changes">{mix.ach.toFixed(1)}</td>
          <td data-label="Together">{mix.noiseDbA} dB(A)</td>
          <td>{formatPrice(mix)}</td>
        </tr>
      )}
    </DataTable>
  );
}
