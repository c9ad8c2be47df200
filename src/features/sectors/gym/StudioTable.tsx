import type { ReactNode } from 'react';
import { DataTable } from '@/components/sections/DataTable';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { machinesLabel, recommendedChoice, formatPrice } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { airChangeTargets } from '@/domain/air-changes';
import { formatSides } from '@/domain/room';
import { HeadedSection } from '../HeadedSection';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { formatRunningSpeed, machineAirChanges, machineNoiseDbA, machineRate, withMachines } from '../room-machines';

/** Right end of the bars, in air changes an hour. */
const scaleEnd = 15;

function AchBar({ ach }: { ach: number }) {
  return (
    <StaticSvg
      viewBox={`0 0 ${scaleEnd} 1`}
      preserveAspectRatio="none"
      height="12"
      className="d-none d-md-block w-100 mt-1"
      aria-hidden="true"
    >
      <rect y=".35" width={scaleEnd} height=".3" fill="var(--mist)" />
      <rect y=".35" width={Math.min(ach, scaleEnd)} height=".3" fill="var(--air)" />
      <path
        d={`M${airChangeTargets.optimum} 0V1`}
        stroke="var(--ink)"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </StaticSvg>
  );
}

type StudioTableProps = {
  title: string;
  lead: string;
  head: readonly string[];
  /** `people`: "riders". */
  rows: readonly { room: ExampleRoom; people: string }[];
  note: ReactNode;
};

/** Studios by size with their machines, noise and price. */
export function StudioTable({ title, lead, head, rows, note }: StudioTableProps) {
  return (
    <HeadedSection title={title} lead={lead} background="porcelain">
      <DataTable caption={title} isCaptionHidden heads={head} right="afterTwo" narrow="price">
        {rows.map((row) => {
          const studio = withMachines(row.room);
          return (
            <tr key={studio.name}>
              <th scope="row">
                <span className="item d-block text-balance">{studio.name}</span>
                <small className="d-block">
                  {studio.people} {row.people}, {noBreakUnits(formatSides(studio))}
                </small>
              </th>
              <td>{machinesLabel(studio)}</td>
              <td>{formatPrice(recommendedChoice(row.room))}</td>
              <td className="col-md-3 ps-md-5">
                <b className="text-teal">
                  <AirChangeRate rate={machineRate(studio)} />
                </b>{' '}
                <small className="muted">
                  <span className="text-nowrap">{formatRunningSpeed(studio)},</span>{' '}
                  {noBreakUnits(`${machineNoiseDbA(studio)} dB(A)`)}
                </small>
                <AchBar ach={machineAirChanges(studio)} />
              </td>
            </tr>
          );
        })}
      </DataTable>
      <p className="small muted mw-prose mt-4 mb-0">{note}</p>
    </HeadedSection>
  );
}
