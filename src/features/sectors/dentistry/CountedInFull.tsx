import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { Reveal } from '@/components/widgets/Reveal';
import { airChangesPerHour, halvedAirChangesPerHour, roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { measuredAirflowM3PerHour } from '@/lib/purifier-speed';
import { surgery } from './ladder-marks';
import styles from './CountedInFull.module.scss';

const measuredCadrM3PerHour = measuredAirflowM3PerHour('GEN Y');
const volumeM3 = roomVolumeM3(surgery);

const ways = [
  {
    who: 'A cleaner nobody had validated, same label',
    counted: measuredCadrM3PerHour / 2,
    airChanges: halvedAirChangesPerHour(measuredCadrM3PerHour, volumeM3),
    look: 'halved',
    share: 50,
  },
  {
    who: 'Generation Y, measured with ISO 14644 test methods',
    counted: measuredCadrM3PerHour,
    airChanges: airChangesPerHour(measuredCadrM3PerHour, volumeM3),
    look: 'full',
    share: 100,
  },
] as const;

/** The 50 % rule of the withdrawn guidance, told as history, with what it made of one machine. */
export function CountedInFull() {
  return (
    <Section tone="ink">
      <Row className={styles.row}>
        <Col lg={5}>
          <Reveal>
            <h2>We count all of it</h2>
          </Reveal>
          <p className={`lead ${styles.lead}`}>
            UK dental guidance (2020 to 2022, since withdrawn) halved the output of unvalidated cleaners. Ours is
            measured with ISO 14644 clean-room test methods, so it counted in full.
          </p>
          <p className={`small muted ${styles.after}`}>
            The rule is history; the question behind it is not. Before you buy any machine, ask who measured its airflow
            and how. A figure that needs halving is not a figure.
          </p>
        </Col>
        <Col lg={{ span: 6, offset: 1 }}>
          <dl className={styles.ways}>
            {ways.map(({ who, counted, airChanges, look, share }) => (
              <div key={look} className={styles[look]}>
                <dt className="small">{who}</dt>
                <dd>
                  <span className={`num ${styles.reading}`}>
                    {counted} <small>m³/h counted</small>
                  </span>
                  <span className={`num ${styles.changes}`}>{twoDecimals(airChanges)} ACH in the same surgery</span>
                </dd>
                <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M0 1.500H100" className={styles.track} />
                  <rect width={share} height="3" className={styles.bar} />
                </svg>
              </div>
            ))}
          </dl>
        </Col>
      </Row>
    </Section>
  );
}
