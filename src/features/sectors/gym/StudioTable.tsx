import type { ReactNode } from 'react';
import { DataTable } from '@/components/sections/DataTable';
import { machinesLabel, recommendedChoice, formatPrice } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { formatFloor } from '@/domain/room';
import { HeadedSection } from '../HeadedSection';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { formatRunningSpeed, machineNoiseDbA, withMachines } from '../room-machines';

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
                <span className="h3 d-block d-lg-inline me-lg-3">{studio.name}</span>
                <small>
                  {studio.people} {row.people}, {noBreakUnits(formatFloor(studio))}
                </small>
              </th>
              <td>{machinesLabel(studio)}</td>
              <td>
                {noBreakUnits(`${machineNoiseDbA(studio)} dB(A)`)}{' '}
                <small className="text-nowrap">{formatRunningSpeed(studio)}</small>
              </td>
              <td>
                <span className="h3">{formatPrice(recommendedChoice(row.room))}</span>
              </td>
            </tr>
          );
        })}
      </DataTable>
      <p className="small muted mw-prose mt-4 mb-0">{note}</p>
    </HeadedSection>
  );
}
