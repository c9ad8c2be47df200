import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Reveal } from '@/components/widgets/Reveal';
import { href } from '@/lib/links/href';
import styles from './NotClaimed.module.scss';

const limits = [
  { title: 'No independent test', text: 'The airflow test is our own. Ask us for the report.' },
  {
    title: 'No fresh air',
    text: 'A purifier cleans the air of the room. It does not replace ventilation or lower carbon dioxide.',
  },
  {
    title: 'No protection from a disease',
    text: 'It takes particles out of the air. Whether people fall ill depends on more than that.',
  },
  { title: 'No approval', text: 'The air change rate certificate is a calculation record, not a regulatory approval.' },
];

export function NotClaimed() {
  return (
    <Section labelledBy="limits-heading">
      <Row className="gy-4">
        <Col lg={4}>
          <Reveal>
            <h2 id="limits-heading">What we do not claim</h2>
          </Reveal>
        </Col>
        <Col lg={{ span: 7, offset: 1 }}>
          <dl className={styles.limits}>
            {limits.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <ArrowLink to={href('evidence')}>What our claims rest on</ArrowLink>
        </Col>
      </Row>
    </Section>
  );
}
