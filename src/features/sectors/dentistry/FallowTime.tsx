import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Reveal } from '@/components/widgets/Reveal';
import { href } from '@/lib/href';
import { fallowBands, patientStarts } from './diary';
import { DiaryPage } from './DiaryPage';
import styles from './FallowTime.module.scss';

const label = `Four mornings in a diary, thirty minutes a patient, 9 am to 1 pm. ${fallowBands
  .map(({ fallowMin }) => `With ${fallowMin} minutes of fallow time ${patientStarts(fallowMin).length} patients`)
  .join('. ')}.`;

const quoted = [
  {
    figure: '30 minutes or less',
    meaning:
      'True of any room above ten air changes, and too modest. Thirty was the longest period on the scale: for 1 to 5 air changes, or for a surgery where nobody had measured.',
  },
  { figure: '15 minutes', meaning: 'The period itself, for ten air changes an hour or more.' },
  {
    figure: '10 minutes',
    meaning: 'The same room with high-volume suction, rubber dam or both at the chair.',
  },
];

/** Fallow time, all three figures that are still quoted, dated and in one place. */
export function FallowTime() {
  return (
    <Section>
      <Row className={styles.row}>
        <Col lg={5}>
          <div className={styles.text}>
            <Reveal>
              <h2>Three figures, one withdrawn rule</h2>
            </Reveal>
            <p className={`lead ${styles.lead}`}>
              Fallow time was the wait after an aerosol procedure before the next patient. UK guidance tied it to air
              changes from 2020, updated it for the last time on 14 April 2022, and was then withdrawn.
            </p>
            <p className="small muted">
              Three figures for a well-aired surgery are still passed around. None is in force. This is where each came
              from.
            </p>
            <dl className={styles.quoted}>
              {quoted.map(({ figure, meaning }) => (
                <div key={figure}>
                  <dt>{figure}</dt>
                  <dd className="small muted">{meaning}</dd>
                </div>
              ))}
            </dl>
            <p className="small muted">
              With no ventilation at all, aerosol procedures were not to be done. What has not been withdrawn is the
              arithmetic: the faster the air changes, the sooner the room is clear.
            </p>
            <ArrowLink to={href('air-purification-in-dentistry')}>Read how the time was calculated</ArrowLink>
          </div>
        </Col>
        <Col lg={{ span: 6, offset: 1 }}>
          <figure className={styles.figure}>
            <figcaption>
              <b>What the wait did to a morning</b>
              <span>Blocks are patients, hatching is an empty room</span>
            </figcaption>
            <DiaryPage
              label={label}
              className={styles.wide}
              width={624}
              margin={52}
              gap={16}
              scale={2.5}
              textSize={16.5}
            />
            <DiaryPage
              label={label}
              className={styles.narrow}
              width={358}
              margin={44}
              gap={8}
              scale={2}
              textSize={14}
            />
            <ol className={`plain-list ${styles.bands}`}>
              {fallowBands.map(({ fallowMin, ventilation }) => (
                <li key={fallowMin}>
                  <b>{fallowMin} min</b> {ventilation}
                </li>
              ))}
            </ol>
            <p className="fine muted">
              Our arithmetic on the periods of 14 April 2022: thirty minutes a patient, 9 am to 1 pm, every one of them
              an aerosol procedure, and the last one out by one.
            </p>
          </figure>
        </Col>
      </Row>
    </Section>
  );
}
