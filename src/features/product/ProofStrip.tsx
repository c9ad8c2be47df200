import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { Picture } from '@/components/ui/Picture';
import type { ProofPicture } from '@/data/proof-pictures';

export type ProofStripProps = { title: string; pictures: readonly ProofPicture[] };

/** Pictures that show a thing a buyer can check, each with one line. */
export function ProofStrip({ title, pictures }: ProofStripProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} tone="porcelain">
      <SectionHeading id={headingId} title={title} />
      <Row className="gy-4">
        {pictures.map(({ picture, alt, caption }) => (
          <Col key={picture.webp} md={6}>
            <figure className="m-0">
              <Picture
                file={picture}
                alt={alt}
                sizes="(min-width: 1400px) 628px, (min-width: 768px) 50vw, 100vw"
                className="d-block w-100 h-auto"
              />
              <figcaption className="pt-3">{caption}</figcaption>
            </figure>
          </Col>
        ))}
      </Row>
    </Section>
  );
}
