import { Section } from '@/components/sections/Section';
import { SplitHead } from '@/components/sections/SplitHead';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { clearanceRooms, shares, wholeMinutes } from './clearance';
import { ClearanceChart } from './ClearanceChart';
import styles from './Clearance.module.scss';

/** How long the air of a treatment room takes to clear after a procedure, tabled and drawn, with what that assumes. */
export function Clearance() {
  return (
    <Section tone="ink">
      <SplitHead
        title="After the procedure, how soon the air is clear"
        lead="Each line is one room; every minute takes the same share of what is left. Size the room at the working speed; run at full speed between uses."
      />
      <div className={styles.grid}>
        <ClearanceChart className={styles.chart} />
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
            {clearanceRooms.map(({ airChanges, how, look, rate }) => (
              <tr key={airChanges} className={styles[look]}>
                <th scope="row">
                  <b className="num">{rate ? <AirChangeRate rate={rate} /> : airChanges}</b>
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
      </div>
      <p className={`fine ${styles.assumptions}`}>
        What this assumes: air that is evenly mixed, a mixing factor of 1, where real rooms run from 1 to 10 and take as
        many times the minutes; nothing that goes on giving off particles. Ventilation and purifier are added, and
        neither is a clearance certificate. Minutes = −ln(1 − share) ÷ ACH × 60.{' '}
        <EvidenceLink line="clearance">CDC, MMWR, 28 October 1994, Table S3-1</EvidenceLink>.
      </p>
    </Section>
  );
}
