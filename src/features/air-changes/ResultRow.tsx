import type { CalculatorModel } from '@/domain/machines';
import { airChangesPerHour, halvedAirChangesPerHour, judgeAirChanges } from '@/domain/air-changes';
import { grouped } from '@/lib/number';
import { AirChangeFigure } from './AirChangeFigure';
import { PriceLink } from './PriceLink';
import { StatusMark } from './StatusMark';
import styles from './ResultRow.module.scss';

export type ResultRowProps = {
  model: CalculatorModel;
  /** Undefined until a room is calculated: then every figure reads 0.00 and nothing is judged. */
  volumeM3: number | undefined;
};

/** One model's row. */
export function ResultRow({ model, volumeM3 }: ResultRowProps) {
  const { name, measuredCadrM3PerHour } = model;
  const known = volumeM3 !== undefined;
  const full = known ? airChangesPerHour(measuredCadrM3PerHour, volumeM3) : 0;
  const half = known ? halvedAirChangesPerHour(measuredCadrM3PerHour, volumeM3) : 0;
  return (
    <tr className={styles.row}>
      <th scope="row">
        {name}
        <span className={styles.status}>
          {known && (
            <>
              <StatusMark status={judgeAirChanges(full)} /> <PriceLink model={model} />
            </>
          )}
        </span>
      </th>
      <td>{grouped(measuredCadrM3PerHour)}</td>
      <td className={styles.figure}>
        <AirChangeFigure airChanges={full} />
      </td>
      <td className={styles.figure}>
        <AirChangeFigure airChanges={half} />
      </td>
    </tr>
  );
}
