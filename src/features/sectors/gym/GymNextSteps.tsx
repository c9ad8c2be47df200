import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { HeadedSection } from '../HeadedSection';

type GymNextStepsProps = { title: string; steps: readonly { title: string; text: string }[] };

/** What a gym does first, in order. */
export function GymNextSteps({ title: heading, steps }: GymNextStepsProps) {
  return (
    <HeadedSection title={heading}>
      <Row as="ol" className="row-gap-2">
        {steps.map(({ title, text }, index) => (
          <Col as="li" key={title} md={6} lg={3}>
            <div className="border-top pt-2">
              <h3 className="item">
                <span className="muted">{index + 1}</span> {title}
              </h3>
              <p className="small muted mb-0">{text}</p>
            </div>
          </Col>
        ))}
      </Row>
    </HeadedSection>
  );
}
