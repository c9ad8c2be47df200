import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';

type CompanyStoryProps = {
  title: string;
  /** Why to buy here. */
  reason: string;
  play: ReactNode;
};

/** What the company promises, with its film. */
export function CompanyStory({ title, reason, play }: CompanyStoryProps) {
  return (
    <Section labelledBy="story-heading">
      <Row className="gy-4">
        <Col lg={7}>
          <h2 data-aos="fade-up" id="story-heading">
            {title}
          </h2>
          <div className="mt-4">{play}</div>
        </Col>
        <Col lg={5}>
          <p className="lead text-ink">{reason}</p>
        </Col>
      </Row>
    </Section>
  );
}
