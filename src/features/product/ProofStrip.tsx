import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import type { ProofPicture } from '@/data/proof-pictures';

type ProofStripProps = { title: string; pictures: readonly ProofPicture[] };

/** Pictures that show a thing a buyer can check, each with one line; on a phone the first is as wide as the others together. */
export function ProofStrip({ title, pictures }: ProofStripProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} tone="porcelain" isShort className="d-print-none">
      <h2 data-aos="fade-up" id={headingId} className="title mb-4">
        {title}
      </h2>
      <Row>
        {pictures.map(({ picture, alt, caption }, index) => (
          <Col key={picture.webp} as="figure" xs={index ? 6 : 12} md={4} className="m-0 pb-3 pb-md-0">
            <Picture
              file={picture}
              alt={alt}
              sizes={`(min-width: 1400px) 411px, (min-width: 768px) 32vw, ${index ? 50 : 100}vw`}
              className="d-block w-100 h-auto object-fit-cover ratio-md-4x3"
            />
            <figcaption className="pt-2 small">{caption}</figcaption>
          </Col>
        ))}
      </Row>
    </Section>
  );
}
