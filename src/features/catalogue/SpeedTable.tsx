import { EstimatedNote } from '@/components/ui/EstimatedNote';
import type { Purifier } from '@/data/products/product';
import { grouped } from '@/lib/format/number';
import { speedAdvice, speedOf, speedsOf } from '@/domain/speeds';
import { SpeedSvg } from './SpeedSvg';
import styles from './SpeedTable.module.scss';

export type SpeedTableProps = { purifier: Purifier };

/** Airflow and noise of each speed, drawn and in figures. */
export function SpeedTable({ purifier: { model, calculatorName: name } }: SpeedTableProps) {
  const working = speedOf(name, 'working').speed;
  return (
    <section className={styles.speeds}>
      <h3 className={styles.title}>Speeds</h3>
      <SpeedSvg model={model} name={name} />
      <table className={styles.table}>
        <caption className="visually-hidden">Speeds of {model}</caption>
        <thead>
          <tr>
            <th scope="col">Speed</th>
            <th scope="col">m³/h</th>
            <th scope="col">dB(A)</th>
          </tr>
        </thead>
        <tbody>
          {speedsOf(name).map(({ speed, airflowM3PerHour, noiseDbA }) => (
            <tr key={speed} className={speed === working ? styles.working : undefined}>
              <th scope="row">
                {speed}
                {speed === working && ', working speed'}
                {speed === speedsOf(name).length && ', full speed'}
              </th>
              <td>{grouped(airflowM3PerHour)}</td>
              <td>{noiseDbA}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine muted">
        <EstimatedNote /> {speedAdvice}
      </p>
    </section>
  );
}
