import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { HeadedSection } from '../HeadedSection';

type GymNextStepsProps = { title: string; steps: readonly { title: string; text: string }[] };

export function GymNextSteps({ title: heading, steps }: GymNextStepsProps) {
  return (
    <HeadedSection title={heading}>
      <Row as="ol" className="row-gap-3">
        {steps.map(({ title, text }) => (
          <Col as="li" key={title} md={6} lg={3}>
            <div className="border-top border-dark pt-2 pt-lg-3">
              <h3>{title}</h3>
              <p className="muted mt-1 mt-lg-2 mb-0">{text}</p>
            </div>
          </Col>
        ))}
      </Row>
    </HeadedSection>
  );
}
