import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { notClaimed } from '@/data/pages/about/sections';
import { href } from '@/lib/links/href';
import styles from './NotClaimed.module.scss';

export function NotClaimed() {
  return (
    <Section labelledBy="limits-heading">
      <Row className="gy-4">
        <Col lg={4}>
          <h2 data-aos="fade-up" id="limits-heading">
            {notClaimed.title}
          </h2>
        </Col>
        <Col lg={{ span: 7, offset: 1 }}>
          <dl className={styles.limits}>
            {notClaimed.limits.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <ArrowLink to={href('evidence')}>{notClaimed.toEvidence}</ArrowLink>
        </Col>
      </Row>
    </Section>
  );
}
