import {
  airChangesPerHour,
  halvedAirChangesPerHour,
  roomInWords,
  type RoomSize,
  roomVolumeM3,
  twoDecimals,
} from '@/lib/air-changes';
import { grouped } from '@/lib/number';
import styles from './Figure.module.scss';

export type SurgeryTableProps = {
  room: RoomSize;
  models: readonly { name: string; measuredCadrM3PerHour: number }[];
};

/** Air changes per hour that the table marks: the design figure for a treatment room. */
const target = 10;

function verdict(whole: number, halved: number): string {
  if (halved >= target) return 'On either count';
  return whole >= target ? 'At 100%' : 'No';
}

/** Table of the article: what each model does in one room. */
export function SurgeryTable({ room, models }: SurgeryTableProps) {
  const volumeM3 = roomVolumeM3(room);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <b>Table 2. A surgery of {twoDecimals(volumeM3)} m³</b>
          {roomInWords(room)}, one purifier at top speed, the window not counted. 50% is for an assessor who halves the
          maker’s figure.
        </caption>
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">
              CADR
              <br />
              m³/h
            </th>
            <th scope="col">
              100% ACH
              <br />
              per hour
            </th>
            <th scope="col">
              50% ACH
              <br />
              per hour
            </th>
            <th scope="col">Ten or more?</th>
          </tr>
        </thead>
        <tbody>
          {models.map(({ name, measuredCadrM3PerHour }) => {
            const whole = airChangesPerHour(measuredCadrM3PerHour, volumeM3);
            const halved = halvedAirChangesPerHour(measuredCadrM3PerHour, volumeM3);
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{grouped(measuredCadrM3PerHour)}</td>
                <td className={whole >= target ? styles.hit : undefined}>{twoDecimals(whole)}</td>
                <td className={halved >= target ? styles.hit : undefined}>{twoDecimals(halved)}</td>
                <td>{verdict(whole, halved)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
