import { Fragment } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { bestPlaces, type CompareRow } from './compare-row';
import { CompareDrawing } from './CompareDrawing';
import styles from './CompareTable.module.scss';

export type CompareCellsProps = { row: CompareRow };

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

export function CompareCells({ row }: CompareCellsProps) {
  const { label, note, figures, best } = row;
  const bests = bestPlaces(row);
  const look = (text: string) => (row.isVerdict ? styles.verdict : /[a-z]{4}|×/.test(text) ? styles.words : '');
  return (
    <tr>
      <th scope="row">
        <b>{label}</b>
        {note && <span>{note}</span>}
      </th>
      {figures.map((figure, place) => {
        const isBest = bests.includes(place);
        return (
          // The order is static.
          <td key={place} className={isBest ? styles.best : undefined}>
            <span className={`num ${styles.figure} ${look(figure.text)}`}>
              {figure.rate ? <AirChangeRate rate={figure.rate} /> : <Breakable text={figure.text} />}
              {figure.unit && <small>{`\u00a0${figure.unit}`}</small>}
            </span>
            <CompareDrawing row={row} place={place} isBest={isBest} />
            {figure.note && <span className={styles.more}>{figure.note}</span>}
            {isBest && <span className={styles.word}>{best?.word}</span>}
          </td>
        );
      })}
    </tr>
  );
}
