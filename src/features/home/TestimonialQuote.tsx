import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { Reveal } from '@/components/widgets/Reveal';
import styles from './TestimonialQuote.module.scss';

export type TestimonialQuoteProps = { quote: string; author: string; placeAndDate: string };

/** A sample, and marked as one. */
export function TestimonialQuote({ quote, author, placeAndDate }: TestimonialQuoteProps) {
  return (
    <Section className={styles.section ?? ''}>
      <Row>
        <Col lg={{ span: 10, offset: 1 }}>
          <Reveal>
            <figure className={styles.figure}>
              <blockquote>
                <p>{`“${quote}”`}</p>
              </blockquote>
              <figcaption>
                <span>
                  <b>{author}</b>
                  {placeAndDate} <EvidenceLink line="samples">(sample)</EvidenceLink>
                </span>
              </figcaption>
            </figure>
          </Reveal>
        </Col>
      </Row>
    </Section>
  );
}
