import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { Reveal } from '@/components/widgets/Reveal';
import { DecibelTicks } from './DecibelTicks';
import { PlacingPlan } from './PlacingPlan';
import styles from './Placing.module.scss';

const rules = [
  {
    title: '20 cm from every wall',
    text: 'The intake runs round the lower half. Push it into a corner and it draws on plaster.',
  },
  {
    title: 'Chair between it and the door',
    text: 'Whoever opens the door should not be standing in the line from the chair to the intake.',
  },
  {
    title: 'Suction first, purifier second',
    text: 'High-volume suction takes the spray where it starts. The machine is for what gets away.',
  },
];

/** Where the machine stands in a surgery and what it sounds like from the chair. */
export function Placing() {
  return (
    <Section>
      <Row className={styles.row}>
        <Col lg={6}>
          <PlacingPlan
            label="Plan of a surgery with the purifier in the corner behind the chair, 20 cm from both walls, the door on the far side"
            className={styles.plan}
          />
        </Col>
        <Col lg={{ span: 5, offset: 1 }}>
          <Reveal>
            <h2>One socket, one corner, 20 cm</h2>
          </Reveal>
          <ol className={`plain-list ${styles.rules}`}>
            {rules.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ol>
        </Col>
      </Row>
      <div className={styles.noise}>
        <div>
          <h3>What the patient hears</h3>
          <p className="muted">
            Air change figures are for full output, and a lower speed moves less air. So run it in full while the room
            is turned round, and lower while somebody has to hear the word “wider”.
          </p>
        </div>
        <div>
          <DecibelTicks className={styles.ticks} />
          <dl>
            <div>
              <dt>below 20 dB(A)</dt>
              <dd className="small muted">Speed 1, a nervous patient, a long root canal</dd>
            </div>
            <div>
              <dt>up to 58 dB(A)</dt>
              <dd className="small muted">Top speed, between patients</dd>
            </div>
          </dl>
        </div>
      </div>
    </Section>
  );
}
