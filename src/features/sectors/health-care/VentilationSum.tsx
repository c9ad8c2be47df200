import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { rateAch } from '@/domain/air-changes';
import { machinesInWords } from '@/data/room-answers';
import { machineRate } from '../room-machines';
import { bay, htmAirChanges } from './ward-rooms';
import styles from './VentilationSum.module.scss';

const ventilation = htmAirChanges.generalClinicalArea;
const working = machineRate(bay);
const machines = machinesInWords(bay);
const counted = (rate: typeof working) => ({ ...rate, ventilationAch: ventilation });

const duties = [
  {
    who: 'Only ventilation',
    does: [
      'brings in air from outside',
      'carries off CO₂, heat and moisture',
      'holds a pressure between two rooms',
      'meets the figure of the HTM',
    ],
  },
  {
    who: 'A purifier',
    does: [
      'captures particles in a HEPA filter',
      'adsorbs gases in activated carbon',
      'inactivates microbes in the air that has passed the filters, by UV-C',
      'needs one socket and no building work',
    ],
  },
];

export function VentilationSum() {
  return (
    <Section>
      <SectionHeading
        title="What it adds to your ventilation"
        lead="It does not replace it, as the Health and Safety Executive says: it brings in no fresh air and does not lower CO₂."
      />
      <div className={styles.grid}>
        <div className={styles.sum}>
          <p className={styles.part}>
            <span className={`num ${styles.reading}`}>{ventilation}</span>
            <span className="small muted">ventilation of a four-bed bay, as HTM 03-01 sets it</span>
          </p>
          <p className={`${styles.part} ${styles.machine}`}>
            <span className={`num ${styles.reading}`}>
              <span className={styles.sign}>+ </span>
              <AirChangeRate rate={working} />
            </span>
            <span className="small muted">{machines} in the same bay, at a speed that people can talk over</span>
          </p>
          <StaticSvg
            viewBox={`0 0 ${rateAch(counted(working)).toFixed(3)} 1`}
            preserveAspectRatio="none"
            className={styles.bar}
            aria-hidden="true"
          >
            <rect width={ventilation} height="1" className={styles.fresh} />
            <rect x={ventilation} width={rateAch(working).toFixed(3)} height="1" className={styles.clean} />
          </StaticSvg>
          <p className={styles.total}>
            <span className={`num ${styles.reading}`}>
              <span className={styles.sign}>= </span>
              <AirChangeRate rate={counted(working)} />
            </span>
            <span className="small muted">
              air changes of clean air an hour, of which only the ventilation is fresh air
            </span>
          </p>
        </div>
        <div className={styles.duties}>
          {duties.map(({ who, does }) => (
            <div key={who}>
              <h3>{who}</h3>
              <ul className="plain-list">
                {does.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
