import { Section } from '@/components/sections/Section';
import { SplitHead } from '@/components/sections/SplitHead';
import { twoDecimals } from '@/lib/air-changes';
import { clearanceRooms, shares, wholeMinutes } from './clearance';
import { ClearanceChart } from './ClearanceChart';
import styles from './Clearance.module.scss';

/** How long the air of a treatment room takes to clear after a procedure, drawn and tabled, with what that assumes. */
export function Clearance() {
  return (
    <Section tone="ink">
      <SplitHead
        title="After the procedure, the air has its own clock"
        lead="Each line is one room. Every minute takes the same share of what is left, so falling from a tenth to a hundredth takes as long as falling to the tenth did."
      />
      <ClearanceChart width={1280} className={styles.wide} />
      <ClearanceChart width={900} className={styles.medium} />
      <ClearanceChart width={358} className={styles.narrow} />
      <div className={styles.below}>
        <table className={styles.table}>
          <caption className="visually-hidden">Minutes until a share of what was in the air has gone</caption>
          <thead>
            <tr>
              <th scope="col">ACH</th>
              {shares.map((share) => (
                <th key={share} scope="col">
                  {Number((share * 100).toFixed(1))}% gone
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {clearanceRooms.map(({ airChanges, how, look }) => (
              <tr key={airChanges} className={styles[look]}>
                <th scope="row">
                  <b className="num">{Number.isInteger(airChanges) ? airChanges : twoDecimals(airChanges)}</b>
                  <span>{how}</span>
                </th>
                {shares.map((share) => (
                  <td key={share} className="num">
                    {wholeMinutes(airChanges, share)} <small>min</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.assumptions}>
          <h3>What this assumes</h3>
          <p className="small">
            Minutes = −ln(1 − share) ÷ ACH × 60, so 276.31 ÷ ACH for 99%. CDC, MMWR, 28 October 1994, Table S3-1.
          </p>
          <p className="small">
            The air is evenly mixed, a mixing factor of 1. Real rooms run from 1 to 10: multiply the minutes by yours.
          </p>
          <p className="small">
            Nothing goes on giving off particles, and the machine runs in full. Ventilation and purifier are added, and
            neither is a clearance certificate.
          </p>
        </div>
      </div>
    </Section>
  );
}
