import { calculatorModels } from '@/domain/machines';
import { purifiers } from '@/data/purifiers';
import { grouped } from '@/lib/format/number';
import styles from './EvidenceTables.module.scss';

export function AirflowTable() {
  return (
    <table className={styles.table}>
      <caption>Airflow at full speed, m³/h</caption>
      <thead>
        <tr>
          <th scope="col">Model</th>
          <th scope="col">Rated</th>
          <th scope="col">Tested</th>
        </tr>
      </thead>
      <tbody>
        {calculatorModels.map(({ name, measuredCadrM3PerHour }) => (
          <tr key={name}>
            <th scope="row">{purifiers[name].model}</th>
            <td>{grouped(purifiers[name].ratedCadrM3PerHour)}</td>
            <td>{grouped(measuredCadrM3PerHour)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
