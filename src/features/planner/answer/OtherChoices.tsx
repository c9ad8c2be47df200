import { DataTable } from '@/components/sections/DataTable';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { purifiers } from '@/data/purifiers';
import { formatMixedSpeeds } from '@/data/room-answers';
import { rateText } from '@/domain/air-changes';
import type { SpeedMix } from '@/domain/speed-mix';
import { formatAch } from '@/lib/format/air-changes';
import { choiceHeads, type OtherChoice } from './other-choices';
import { listPrice } from '@/lib/format/money';

type OtherChoicesProps = {
  choices: readonly OtherChoice[];
  /** Machines on speeds of their own, where these are cheaper or quieter. */
  mix?: SpeedMix | undefined;
  /** Air changes per hour that the room needs. */
  needed: number;
};

/** Rows of other ways to clean the room, the cheapest first, what falls short of the need last. */
export function OtherRows({ choices, mix, needed }: OtherChoicesProps) {
  const rows = [
    ...choices.map(({ label, choice, isBelowTarget = false }) => ({
      ...choice,
      label,
      airChanges: (
        <AirChangeRate
          rate={choice.rates.chosen}
          decimals={isBelowTarget && rateText(choice.rates.chosen) === needed.toFixed(1) ? 2 : 1}
        />
      ),
      speeds: `${isBelowTarget ? `short of ${formatAch(needed)}, ` : ''}on speed ${choice.speed}`,
      isShort: isBelowTarget,
    })),
    ...(mix
      ? [
          {
            ...mix,
            label: 'On two speeds',
            airChanges: mix.ach.toFixed(1),
            speeds: formatMixedSpeeds(mix),
            isShort: false,
          },
        ]
      : []),
  ].sort((a, b) => Number(a.isShort) - Number(b.isShort) || (a.pricePence ?? Infinity) - (b.pricePence ?? Infinity));
  return rows.map(({ label, model, machines, airChanges, speeds, noiseDbA, pricePence }) => (
    <tr key={label}>
      <th scope="row">
        <span className="text-nowrap">{purifiers[model].name}</span>
        <small className="d-block muted">{label}</small>
      </th>
      <td data-label="Needed">{machines}</td>
      <td data-label="Rate">
        <span>
          {airChanges}{' '}
          <small>
            {speeds}, {noiseDbA} dB(A)
          </small>
        </span>
      </td>
      <td>{listPrice(pricePence)}</td>
    </tr>
  ));
}

/** The other ways where no choice keeps the limits; nothing where there is none. */
export function OtherChoices(props: OtherChoicesProps) {
  if (props.choices.length === 0) return null;
  return (
    <DataTable
      caption="Other choices for this room"
      isCaptionHidden
      heads={choiceHeads}
      right="last"
      narrow="price"
      className="mt-4"
    >
      <OtherRows {...props} />
    </DataTable>
  );
}
