import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { shown } from '@/config/sample';
import { Section } from '@/components/sections/Section';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { testimonial } from '@/data/pages/home/sections';
import styles from './TestimonialQuote.module.scss';

export function TestimonialQuote() {
  const { quote, author, placeAndDate } = shown(testimonial);
  return (
    <Section className={styles.section ?? ''}>
      <Row>
        <Col lg={{ span: 10, offset: 1 }}>
          <figure data-aos="fade-up" className={styles.figure}>
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
        </Col>
      </Row>
    </Section>
  );
}
