import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Picture } from '@/components/ui/Picture';
import type { ProofPicture } from '@/data/proof-pictures';

type ProofFigureProps = ProofPicture & { sizes?: string };

/** A picture of a thing that a buyer can check, with its line. */
export function ProofFigure({ picture, alt, caption, sizes }: ProofFigureProps) {
  return (
    <figure className="m-0">
      <Picture
        file={picture}
        alt={alt}
        sizes={sizes ?? '(min-width: 992px) 640px, 100vw'}
        className="d-block w-100 h-auto object-fit-cover ratio-md-4x3"
      />
      <figcaption className="pt-2 small">{caption}</figcaption>
    </figure>
  );
}

/** On a phone the first is as wide as the others together. */
export function ProofRow({ pictures }: { pictures: readonly ProofPicture[] }) {
  return (
    <Row className="gy-3 mt-1 mt-lg-3">
      {pictures.map((proof, index) => (
        <Col key={proof.picture.webp} xs={index ? 6 : 12} md={4}>
          <ProofFigure {...proof} sizes={`(min-width: 1400px) 411px, (min-width: 768px) 32vw, ${index ? 50 : 100}vw`} />
        </Col>
      ))}
    </Row>
  );
}
