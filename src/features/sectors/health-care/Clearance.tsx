import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { clearanceMinutes } from '@/domain/clearance';
import { clearanceRooms, wholeMinutes } from './clearance';
import styles from './Clearance.module.scss';

const share = 0.99;
const longest = Math.max(...clearanceRooms.map(({ airChanges }) => clearanceMinutes(airChanges, share)));

export function Clearance() {
  return (
    <Section tone="ink">
      <SectionHeading
        title="How soon the air is clear after a procedure"
        lead="Minutes until one particle in a hundred is left, once the source has stopped."
      />
      <ul className={`plain-list ${styles.rooms}`}>
        {clearanceRooms.map(({ airChanges, how, rate }) => (
          <li key={how}>
            <div>
              <h3>{how}</h3>
              <p>{rate ? <AirChangeRate rate={rate} /> : airChanges} air changes an hour</p>
            </div>
            <StaticSvg viewBox="0 0 100 1" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
              <rect
                width={((100 * clearanceMinutes(airChanges, share)) / longest).toFixed(2)}
                height="1"
                fill={rate ? 'var(--cyan)' : 'var(--ember)'}
              />
            </StaticSvg>
            <p className={`num ${styles.minutes}`}>
              {wholeMinutes(airChanges, share)} <small>min</small>
            </p>
          </li>
        ))}
      </ul>
      <p className={`fine ${styles.assumptions}`}>
        Evenly mixed air; real rooms take up to ten times as long. Source:{' '}
        <EvidenceLink line="clearance">CDC, MMWR</EvidenceLink>.
      </p>
    </Section>
  );
}
