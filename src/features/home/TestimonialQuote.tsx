import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import type { PictureFile } from '@/assets/pictures/picture';
import { Section } from '@/components/sections/Section';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { Picture } from '@/components/ui/Picture';

type TestimonialQuoteProps = {
  quote: string;
  author: string;
  placeAndDate: string;
  /** A room, beside the words. */
  picture: PictureFile;
  alt: string;
};

/** A sample, and marked as one. */
export function TestimonialQuote({ quote, author, placeAndDate, picture, alt }: TestimonialQuoteProps) {
  return (
    <Section className="pb-4">
      <Row className="align-items-center gy-4">
        <Col md={7}>
          <figure data-aos="fade-up">
            <blockquote className="m-0 h3 text-balance">{`“${quote}”`}</blockquote>
            <figcaption className="mt-3 ps-3 border-start border-accent muted">
              <b className="text-ink">{author}</b>
              <br />
              {placeAndDate}
            </figcaption>
          </figure>
          <p className="mt-3 mb-0 small muted">
            A <EvidenceLink line="samples">sample</EvidenceLink>, not yet a customer’s words; the names below are
            samples too.
          </p>
        </Col>
        <Col md={{ span: 4, offset: 1 }} className="d-none d-md-block">
          <Picture
            file={picture}
            alt={alt}
            sizes="405px"
            className="d-block w-100 h-auto object-fit-cover object-low ratio-3x2"
          />
        </Col>
      </Row>
    </Section>
  );
}
