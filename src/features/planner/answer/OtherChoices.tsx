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

/** Other ways to clean the room, the cheapest first, what falls short of the need last; nothing where there is none. */
export function OtherChoices({ choices, mix, needed }: OtherChoicesProps) {
  if (choices.length === 0 && !mix) return null;
  const rows = [
    ...choices.map(({ label, choice, isBelowTarget = false }) => ({
      label,
      machines: formatMachines(choice),
      speeds: `on speed ${choice.speed}`,
      airChanges: (
        <span>
          <AirChangeRate
            rate={choice.rates.chosen}
            decimals={isBelowTarget && rateText(choice.rates.chosen) === needed.toFixed(1) ? 2 : 1}
          />
          {isBelowTarget && <small>, short of {formatAch(needed)}</small>}
        </span>
      ),
      noiseDbA: choice.noiseDbA,
      pricePence: choice.pricePence,
      isShort: isBelowTarget,
    })),
    ...(mix
      ? [
          {
            ...mix,
            label: 'On two speeds',
            machines: formatMachines(mix),
            speeds: formatMixedSpeeds(mix),
            airChanges: mix.ach.toFixed(1),
            isShort: false,
          },
        ]
      : []),
  ].sort((a, b) => Number(a.isShort) - Number(b.isShort) || (a.pricePence ?? Infinity) - (b.pricePence ?? Infinity));
  return (
    <DataTable
      caption="Other choices for this room"
      isCaptionHidden
      heads={['Instead', 'Machines', 'Air changes', 'Noise together', 'Price']}
      right="last"
      narrow="price"
      className="small mt-4"
    >
      {rows.map(({ label, machines, speeds, airChanges, noiseDbA, pricePence }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>
            <span>
              {capitalised(machines)} <small>{speeds}</small>
            </span>
          </td>
          <td data-label="Air changes">{airChanges}</td>
          <td data-label="Together">{noiseDbA} dB(A)</td>
          <td>{formatPrice({ pricePence })}</td>
        </tr>
      ))}
    </DataTable>
  );
}
