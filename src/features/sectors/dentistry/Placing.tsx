import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { Section } from '@/components/sections/Section';
import { Reveal } from '@/components/widgets/Reveal';
import { speedOf, speedsOf } from '@/domain/speeds';
import { surgery } from './ladder-marks';
import { PlacingPlan } from './PlacingPlan';
import { SpeedTicks } from './SpeedTicks';
import styles from './Placing.module.scss';

const rules = [
  {
    title: '20 cm from every wall',
    text: 'The intake runs all round the lower half. Closer to a wall it draws less air.',
  },
  {
    title: 'Chair between machine and door',
    text: 'Air then flows away from whoever comes in.',
  },
  {
    title: 'Suction first, purifier second',
    text: 'High-volume suction takes the spray where it starts. The machine cleans what is left in the air.',
  },
];

const heard = [
  { noiseDbA: speedsOf(surgery.model)[0]?.noiseDbA ?? 0, when: 'Speed 1, for a nervous patient' },
  { noiseDbA: speedOf(surgery.model, 'working').noiseDbA, when: 'Working speed, during treatment' },
  { noiseDbA: speedOf(surgery.model, 'full').noiseDbA, when: 'Full speed, between patients' },
];

/** Where the machine stands in a surgery and what it sounds like from the chair. */
export function Placing() {
  return (
    <Section>
      <Row className={styles.row}>
        <Col lg={5}>
          <PlacingPlan
            label="Plan of a surgery with the purifier in the corner behind the chair, 20 cm from both walls, the door on the far side"
            className={styles.plan}
          />
        </Col>
        <Col lg={{ span: 6, offset: 1 }}>
          <Reveal>
            <h2>Where it stands in a surgery</h2>
          </Reveal>
          <ol className={`plain-list ${styles.rules}`}>
            {rules.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ol>
          <div className={styles.noise}>
            <h3>How loud Generation Y is</h3>
            <SpeedTicks levelsDbA={heard.map(({ noiseDbA }) => noiseDbA)} className={styles.ticks} />
            <dl>
              {heard.map(({ noiseDbA, when }) => (
                <div key={when}>
                  <dt className="num">{noiseDbA} dB(A)</dt>
                  <dd className="small muted">{when}</dd>
                </div>
              ))}
            </dl>
            <p className="fine muted mt-3 mb-0">
              <EstimatedNote />
            </p>
          </div>
        </Col>
      </Row>
    </Section>
  );
}
