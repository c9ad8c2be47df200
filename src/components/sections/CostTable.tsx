import { type ReactNode, useId } from 'react';
import { Fold } from '@/components/ui/Fold';
import { money } from '@/lib/format/money';
import { costInks, withoutPriceInks } from './cost-inks';
import { DataTable } from './DataTable';
import styles from './CostTable.module.scss';

type CostCell = { text: string; small?: string | undefined };

type CostTableProps = {
  caption: string;
  /** One bar each, from two on; `parts` are in the order of `partNames`. Whole pence. */
  columns: readonly { title: string; sumPence: number; parts: readonly number[] }[];
  partNames: readonly string[];
  /** Whether the first part is a delivery alone, which is no machine. */
  isWithoutPrice?: boolean;
  rows: readonly { title: string; note?: string; isSum?: boolean; cells: readonly CostCell[] }[];
  /** The bars show all columns, the table the last one alone. */
  isTableOfLast?: boolean;
  /** Whether the figures follow a visitor's input: the last bar, of all years, or the only one has its sum in large. */
  isLive?: boolean;
  /** Shows the bars alone: the table folds, with this note below it. */
  foldedWith?: ReactNode;
  /** Fields of the costs, in the fold before the table. */
  fields?: ReactNode;
};

/** Bars of costs, to one scale, and the table of their figures. */
export function CostTable({
  caption,
  columns,
  partNames,
  isWithoutPrice = false,
  rows,
  isTableOfLast = false,
  isLive = false,
  foldedWith,
  fields,
}: CostTableProps) {
  const captionId = useId();
  const longest = Math.max(...columns.map(({ sumPence }) => sumPence));
  const inks = isWithoutPrice ? withoutPriceInks : costInks;
  const shownParts = partNames
    .map((name, part) => ({ name, part, ink: inks[part] }))
    .filter(({ part }) => columns.some(({ parts }) => (parts[part] ?? 0) > 0));
  const first = isTableOfLast ? -1 : 0;
  const isOneSum = isLive && columns.length === 1;
  const tableColumns = columns.slice(first);
  const table = (
    <DataTable
      caption={<span id={captionId}>{caption}</span>}
      heads={['', ...tableColumns.map(({ title }) => title)]}
      {...(tableColumns.length > 1 && { narrow: 'figures' })}
      aria-live={isLive ? 'polite' : undefined}
    >
      {rows.map(({ title, note, isSum, cells }) => (
        <tr key={`${title} ${note}`} className={isSum ? 'fw-bold' : undefined}>
          <th scope="row">
            {`${title} `}
            {note !== undefined && <small className="d-block">{note}</small>}
          </th>
          {cells.slice(first).map(({ text, small }, column) => (
            <td key={column}>
              {`${text} `}
              {small !== undefined && <small className="d-block">{small}</small>}
            </td>
          ))}
        </tr>
      ))}
    </DataTable>
  );
  return (
    <div className="break-avoid" data-cost="">
      {(columns.length > 1 || isOneSum) && (
        <figure aria-labelledby={captionId}>
          {isOneSum ? (
            columns.map((column) => (
              <div key={column.title}>
                <p className="hero-figure num mb-4">{money(column.sumPence)}</p>
                <Bar {...column} shownParts={shownParts} longest={longest} height={72} />
              </div>
            ))
          ) : (
            <div aria-hidden="true" className={`${styles.bars} ${isLive ? styles.years : ''}`}>
              {columns.map(({ title, sumPence, parts }) => (
                <div key={title} className={`align-items-center label grid-row ${styles.bar}`}>
                  <span>{title}</span>
                  <span className={`d-sm-flex align-items-center ${styles.measure}`}>
                    <Bar sumPence={sumPence} parts={parts} shownParts={shownParts} longest={longest} />
                    <span className="num">{money(sumPence)}</span>
                  </span>
                </div>
              ))}
            </div>
          )}
          <ul
            className={`plain-list small d-flex ${isOneSum ? 'flex-column' : 'flex-wrap'} ${styles.key}`}
            aria-hidden="true"
          >
            {shownParts.map(({ name, part, ink }) => (
              <li key={part} className="d-flex align-items-center">
                <svg width="13" height="13">
                  <rect width="13" height="13" fill={ink} />
                </svg>
                {name}
                {isOneSum && <b className="num ms-auto">{money(columns[0]?.parts[part] ?? 0)}</b>}
              </li>
            ))}
          </ul>
        </figure>
      )}
      {foldedWith ? (
        // On paper the bars are enough: the table would take a sheet of its own.
        <div className="d-print-none">
          <Fold
            className="border-top"
            summary={fields ? 'Each cost, at your hours and your price' : 'Each cost, with and without VAT'}
          >
            {fields}
            {table}
            {foldedWith}
          </Fold>
        </div>
      ) : (
        table
      )}
    </div>
  );
}

type BarProps = {
  sumPence: number;
  parts: readonly number[];
  shownParts: readonly { part: number; ink: string | undefined }[];
  /** The sum of the longest bar. */
  longest: number;
  height?: number;
};

function Bar({ sumPence, parts, shownParts, longest, height }: BarProps) {
  return (
    <svg
      width={`${permille(sumPence, longest) / 10}%`}
      height={height}
      viewBox={`0 0 ${permille(sumPence, longest) || 1} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {shownParts.map(({ part, ink }) => (
        <rect
          key={part}
          x={permille(sumOf(parts.slice(0, part)), longest)}
          width={permille(parts[part] ?? 0, longest)}
          height="10"
          fill={ink}
        />
      ))}
    </svg>
  );
}

function sumOf(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0);
}

function permille(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000);
}
