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
        <Col lg={6}>
          <h2 data-aos="fade-up" id="story-heading" className="h1 mb-4 pb-lg-2">
            {title}
          </h2>
          {play}
        </Col>
        <Col lg={6}>
          <p className="h3 mb-0">{reason}</p>
        </Col>
      </Row>
    </Section>
  );
}
