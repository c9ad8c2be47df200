import { Section } from '@/components/sections/Section';
import { SplitHead } from '@/components/sections/SplitHead';
import { roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { machineAirChanges } from '../machine-room';
import { bay, htmAirChanges } from './ward-rooms';
import styles from './AddsUp.module.scss';

const ventilation = htmAirChanges.generalClinicalArea;
const machine = machineAirChanges(bay);
const together = ventilation + machine;

const duties = [
  {
    who: 'Only ventilation',
    does: [
      'brings in air from outside',
      'carries off CO₂, heat and moisture',
      'holds a pressure between two rooms',
      'meets the figure in HTM 03-01',
    ],
  },
  {
    who: 'A purifier',
    does: [
      'captures particles in an H13 HEPA filter',
      'adsorbs gases in activated carbon',
      'inactivates microbes under UV-C',
      'goes where there is a socket, this afternoon',
    ],
  },
];

/** What a machine adds to a bay's ventilation, and what it cannot stand in for. */
export function AddsUp() {
  return (
    <Section>
      <SplitHead
        title="It adds to ventilation. It does not replace it."
        lead="The Health and Safety Executive says so, and so do we. An air cleaner brings in no fresh air and leaves the CO₂ where it was. What it gives is a second stream of clean air."
      />
      <div className={styles.sum}>
        <p className={styles.part}>
          <span className={`num ${styles.reading}`}>{twoDecimals(ventilation)}</span>
          <span className="small muted">ventilation of a four-bed bay, as HTM 03-01 sets it</span>
        </p>
        <p className={`${styles.part} ${styles.machine}`}>
          <span className={`num ${styles.reading}`}>
            <span className={styles.sign}>+ </span>
            {twoDecimals(machine)}
          </span>
          <span className="small muted">one GEN Y in the same {twoDecimals(roomVolumeM3(bay))} m³</span>
        </p>
        <svg viewBox={`0 0 ${together} 1`} preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
          <rect width={ventilation} height="1" className={styles.fresh} />
          <rect x={ventilation} width={machine} height="1" className={styles.clean} />
        </svg>
        <p className={styles.total}>
          <span className={`num ${styles.reading}`}>
            <span className={styles.sign}>= </span>
            {twoDecimals(together)}
          </span>
          <span className="small muted">air changes’ worth of clean air an hour, half of it fresh</span>
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
    </Section>
  );
}
