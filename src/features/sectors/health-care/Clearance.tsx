import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { clearanceRooms, shares, wholeMinutes } from './clearance';
import { ClearanceChart } from './ClearanceChart';
import styles from './Clearance.module.scss';

/** How long the air of a treatment room takes to clear after a procedure, tabled and drawn, with what that assumes. */
export function Clearance() {
  return (
    <Section tone="ink">
      <SectionHeading
        title="How soon the air is clear after a procedure"
        lead={
          <>
            Each line is one room. Run the machine at full speed between uses. <EstimatedNote />
          </>
        }
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
        This assumes evenly mixed air and no further source; real rooms take up to ten times as long. Minutes = −ln(1 −
        share) ÷ ACH × 60. <EvidenceLink line="clearance">CDC, MMWR, 28 October 1994, Table S3-1</EvidenceLink>.
      </p>
    </Section>
  );
}
