import { calculatorModels } from '@/domain/machines';
import { speedOf } from '@/domain/speeds';
import { grouped } from '@/lib/format/number';
import styles from './Figure.module.scss';

export function WorkingSpeeds() {
  return (
    <div
      className={`border-top border-dark ${styles.frame}`}
      role="region"
      aria-label="Speeds of the machines"
      tabIndex={0}
    >
      <table className={`num ${styles.table}`}>
        <caption className={`text-start ${styles.caption}`}>
          <b>Table 1. Full speed and working speed</b> Airflow in m³/h and noise in dB(A), one machine. Tested at full
          speed, estimated at the working speed.
        </caption>
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">Full speed</th>
            <th scope="col">Working speed</th>
            <th scope="col">Air left</th>
          </tr>
        </thead>
        <tbody>
          {calculatorModels.map(({ name }) => {
            const [full, working] = [speedOf(name, 'full'), speedOf(name, 'working')];
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  {grouped(full.airflowM3PerHour)}, {full.noiseDbA} dB(A)
                </td>
                <td>
                  {grouped(working.airflowM3PerHour)}, {working.noiseDbA} dB(A)
                </td>
                <td>{Math.round((working.airflowM3PerHour / full.airflowM3PerHour) * 100)}%</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
