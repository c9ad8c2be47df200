import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import styles from './TestimonialQuote.module.scss';

type TestimonialQuoteProps = { quote: string; author: string; placeAndDate: string };

/** A sample, and marked as one. */
export function TestimonialQuote({ quote, author, placeAndDate }: TestimonialQuoteProps) {
  return (
    <Section className={styles.section ?? ''}>
      <Row>
        <Col lg={{ span: 10, offset: 1 }}>
          <figure data-aos="fade-up">
            <p className="mb-2 muted">
              A <EvidenceLink line="samples">sample</EvidenceLink>, not yet a customer’s words
            </p>
            <blockquote className={`m-0 h3 text-balance ${styles.quote}`}>{`“${quote}”`}</blockquote>
            <figcaption className={`mt-4 muted ${styles.by}`}>
              <b className="text-ink">{author}</b>
              <br />
              {placeAndDate}
            </figcaption>
          </figure>
        </Col>
      </Row>
    </Section>
  );
}
