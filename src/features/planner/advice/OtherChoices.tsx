import { formatMachines, formatPrice } from '@/data/room-answers';
import { DataTable } from '@/components/sections/DataTable';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { capitalised } from '@/lib/format/count-word';
import type { OtherChoice } from './other-choices';

type OtherChoicesProps = { choices: readonly OtherChoice[] };

export function OtherChoices({ choices }: OtherChoicesProps) {
  if (choices.length === 0) return null;
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
              <AirChangeRate rate={choice.rates.chosen} />
              {isBelowTarget && <small> below what it needs</small>}
            </span>
          </td>
          <td data-label="Together">{choice.noiseDbA} dB(A)</td>
          <td>{formatPrice(choice)}</td>
        </tr>
      ))}
    </DataTable>
  );
}
