import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { RichText } from '@/components/ui/RichText';
import type { RichTextContent } from '@/domain/rich-text';

type CompanyStoryProps = {
  title: string;
  /** Why to buy here. */
  reason: string;
  text: string;
  /** Of the picture over it. */
  caption: { title: string; text: RichTextContent };
  /** Under the caption; each colour's words are shown in it. */
  statement: { copper: string; blue: string; rest: string };
};

export function CompanyStory({ title, reason, text, caption, statement }: CompanyStoryProps) {
  return (
    <Section labelledBy="story-heading">
      <Row className="gy-4">
        <Col lg={6}>
          <h2 data-aos="fade-up" id="story-heading">
            {title}
          </h2>
          <p className="mw-short mt-3 mb-0 small muted">
            <b className="text-ink">{caption.title}:</b> <RichText text={caption.text} />
            <span className="d-block mt-2">
              <b className="text-copper">{statement.copper}</b> <b className="text-teal">{statement.blue}</b>{' '}
              {statement.rest}
            </span>
          </p>
        </Col>
        <Col lg={6}>
          <p className="lead mb-3 text-ink">{reason}</p>
          <p className="m-0">{text}</p>
        </Col>
      </Row>
    </Section>
  );
}
