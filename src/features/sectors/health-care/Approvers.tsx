import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { contactUrl } from '@/lib/links/contact-url';

export type ApproversProps = {
  title: string;
  action: string;
  rows: readonly { role: string; question: string; answer: string; figure: string; unit: string }[];
};

export function Approvers({ title, action, rows }: ApproversProps) {
  return (
    <Section>
      <div className="d-flex flex-wrap align-items-baseline justify-content-between gap-3 mb-4">
        <h2 data-aos="fade-up">{title}</h2>
        <ArrowLink to={contactUrl('survey')}>{action}</ArrowLink>
      </div>
      <Row as="ul" className="row-gap-3">
        {rows.map(({ role, question, answer, figure, unit }) => (
          <Col as="li" key={role} md={6} xl={3}>
            <div className="d-flex d-md-block justify-content-between column-gap-3 border-top border-dark pt-2 pt-md-3">
              <p className="num title m-0 order-1">{figure}</p>
              <div>
                <h3 className="label">{role}</h3>
                <p className="small muted m-0">{unit}</p>
                {/* On a phone the figure answers. */}
                <p className="item d-none d-md-block mt-3 mb-1">{question}</p>
                <p className="small muted d-none d-md-block m-0">{answer}</p>
              </div>
            </div>
          </Col>
        ))}
      </Row>
    </Section>
  );
}
