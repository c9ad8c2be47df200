import { Fragment } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import type { ColumnState, CompareRow } from './compare-row';
import styles from './CompareTable.module.scss';

export type CompareCellsProps = { row: CompareRow; looks: readonly ColumnState[] };

/** Allows line breaks after × for four columns on phones. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=×\s)/).map((side, index) => (
    // The order is static.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {side}
    </Fragment>
  ));
}

export function CompareCells({ row, looks }: CompareCellsProps) {
  const { label, note, figures } = row;
  const classOf = (text: string) => (row.isVerdict ? styles.verdict : /[a-z]{4}|×/.test(text) ? styles.words : '');
  return (
    <tr>
      <th scope="row" className={`fw-normal text-start ${styles.label}`}>
        <b className="d-block">{label}</b>
        {note && <span className="d-block small muted">{note}</span>}
      </th>
      {figures.map((figure, place) => {
        const columnLook = looks[place];
        return (
          // The order is static.
          <td key={place} className={columnLook && styles[columnLook]}>
            <span className={`d-block title ${styles.figure} ${classOf(figure.text)}`}>
              {figure.rate ? <AirChangeRate rate={figure.rate} /> : <Breakable text={figure.text} />}
              {figure.unit && <small>{`\u00a0${figure.unit}`}</small>}
            </span>
            <CompareDrawing row={row} place={place} />
            {figure.note && <span className={`d-block muted small ${styles.more}`}>{figure.note}</span>}
            {row.isVerdict && columnLook === 'chosen' && (
              <span className={`d-block mt-1 label text-teal ${styles.word}`}>Our choice</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

type CompareDrawingProps = { row: CompareRow; place: number };

function CompareDrawing({ row: { figures, drawing, mark }, place }: CompareDrawingProps) {
  const amount = figures[place]?.amount;
  if (!drawing || amount === undefined) return null;
  const most = Math.max(mark ?? 0, ...figures.map((figure) => figure.amount ?? 0));
  if (drawing === 'steps') {
    return (
      <svg className={`d-block w-100 ${styles.drawing} ${styles.steps}`} viewBox="0 0 150 4" aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((step) => (
          <rect
            key={step}
            x={step * 25.5}
            width="21"
            height="3"
            className={step < amount ? styles.full : undefined}
            fill="var(--mist)"
          />
        ))}
      </svg>
    );
  }
  return (
    <svg
      className={`d-block w-100 ${styles.drawing}`}
      viewBox="0 0 100 14"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect y="5" width="100" height="4" fill="var(--mist)" />
      <rect y="5" width={(100 * amount) / most} height="4" className={styles.full} />
      {mark !== undefined && <path d={`M${(100 * mark) / most} 0V14`} className={styles.mark} />}
    </svg>
  );
}
