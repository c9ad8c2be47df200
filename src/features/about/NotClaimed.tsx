import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { href } from '@/lib/links/href';
import styles from './About.module.scss';

export type NotClaimedProps = {
  title: string;
  limits: readonly { title: string; text: string }[];
  toEvidence: string;
};

export function NotClaimed({ title, limits, toEvidence }: NotClaimedProps) {
  return (
    <Section labelledBy="limits-heading">
      <Row className="gy-4">
        <Col lg={4}>
          <h2 data-aos="fade-up" id="limits-heading">
            {title}
          </h2>
        </Col>
        <Col lg={{ span: 7, offset: 1 }}>
          <dl className={`m-0 mb-4 border-top border-dark ${styles.limits}`}>
            {limits.map(({ title, text }) => (
              <div className="border-bottom" key={title}>
                <dt className="fw-semibold">{title}</dt>
                <dd className="muted">{text}</dd>
              </div>
            ))}
          </dl>
          <ArrowLink to={href('evidence')}>{toEvidence}</ArrowLink>
        </Col>
      </Row>
    </Section>
  );
}
