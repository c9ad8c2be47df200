import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { calculatorModels } from '@/domain/machines';
import { roundAirChanges, rate, rateAch, type StatedRate } from '@/domain/air-changes';
import { formatRoom, type RoomSize, roomVolumeM3 } from '@/domain/room';
import { twoDecimals } from '@/lib/format/number';
import { grouped } from '@/lib/format/number';
import styles from './Figure.module.scss';

export type SurgeryTableProps = { room: RoomSize };

/** Design figure in air changes per hour for a treatment room. */
const target = 10;

const reaches = (stated: StatedRate) => roundAirChanges(rateAch(stated)) >= target;

function verdict(whole: StatedRate, halved: StatedRate): string {
  if (reaches(halved)) return 'On either count';
  return reaches(whole) ? 'At 100%' : 'No';
}

export function SurgeryTable({ room }: SurgeryTableProps) {
  const volumeM3 = roomVolumeM3(room);
  return (
    <div className={`border-top border-dark ${styles.frame}`}>
      <table className={`num ${styles.table}`}>
        <caption className={`text-start ${styles.caption}`}>
          <b>Table 2. A surgery of {twoDecimals(volumeM3)} m³</b> {formatRoom(room)}, one purifier at full speed,
          windows not counted. 50% is for an assessor who counts half of our figure.
        </caption>
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">
              Tested
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
          {calculatorModels.map(({ name, measuredCadrM3PerHour }) => {
            const whole = rate(name, volumeM3);
            const halved = rate(name, volumeM3, { share: 0.5 });
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{grouped(measuredCadrM3PerHour)}</td>
                <td className={reaches(whole) ? styles.hit : undefined}>
                  <AirChangeRate rate={whole} />
                </td>
                <td className={reaches(halved) ? styles.hit : undefined}>
                  <AirChangeRate rate={halved} />
                </td>
                <td>{verdict(whole, halved)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
