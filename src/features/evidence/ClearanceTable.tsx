import { clearanceRows } from '@/domain/clearance';
import styles from './EvidenceTables.module.scss';

const shownAirChanges = [3, 6, 10, 15, 20];
const rows = clearanceRows.filter(({ airChanges }) => shownAirChanges.includes(airChanges));

export function ClearanceTable() {
  return (
    <table className={styles.table}>
      <caption>Minutes until 90%, 99% and 99.9% of the particles are gone</caption>
      <thead>
        <tr>
          <th scope="col">Air changes an hour</th>
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
  );
}
