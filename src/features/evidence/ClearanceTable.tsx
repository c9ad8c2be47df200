import { clearanceRows } from '@/domain/clearance';
import styles from './EvidenceTables.module.scss';

/** The table of 1994, worked out: two blocks of rows side by side where there is room. */
export function ClearanceTable() {
  const half = clearanceRows.length / 2;
  return (
    <div className={styles.pair}>
      {[clearanceRows.slice(0, half), clearanceRows.slice(half)].map((rows) => (
        <table key={rows[0]?.airChanges} className={styles.table}>
          <caption>
            Minutes at {rows[0]?.airChanges} to {rows.at(-1)?.airChanges} air changes an hour
          </caption>
          <thead>
            <tr>
              <th scope="col">Air changes</th>
              <th scope="col">90%</th>
              <th scope="col">99%</th>
              <th scope="col">99.9%</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ airChanges, minutes }) => (
              <tr key={airChanges}>
                <th scope="row">{airChanges}</th>
                {minutes.map((each, column) => (
                  <td key={column}>{each}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
