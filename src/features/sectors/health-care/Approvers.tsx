import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import styles from './Approvers.module.scss';

type ApproversProps = {
  title: string;
  rows: readonly { role: string; question: string; answer: string; figure: string; unit: string }[];
};

/** A figure for each who approves; the answer behind it opens. */
export function Approvers({ title, rows }: ApproversProps) {
  return (
    <Section>
      <h2 data-aos="fade-up" className="mb-3 mb-lg-4">
        {title}
      </h2>
      <Row as="ul" className="row-gap-md-3">
        {rows.map(({ role, question, answer, figure, unit }) => (
          <Col as="li" key={role} md={6} xl={3}>
            <details className={`border-top border-dark ${styles.answer ?? ''}`} suppressHydrationWarning>
              <summary className={`position-relative ${styles.summary}`}>
                <span className="d-flex d-md-block justify-content-between column-gap-3 flex-grow-1">
                  <span className="num title d-block text-nowrap order-1">{figure}</span>
                  <span>
                    <span className="label d-block">{role}</span>
                    <span className={`small muted d-block text-balance ${styles.unit ?? ''}`}>{unit}</span>
                    <span className={`item d-none d-md-block mt-3 pt-3 border-top ${styles.question}`}>{question}</span>
                  </span>
                </span>
              </summary>
              <p className="item d-md-none mb-1">{question}</p>
              <p className="small muted mb-3">{answer}</p>
            </details>
          </Col>
        ))}
      </Row>
    </Section>
  );
}
