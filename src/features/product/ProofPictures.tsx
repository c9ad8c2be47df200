import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Picture } from '@/components/ui/Picture';
import type { ProofPicture } from '@/data/proof-pictures';

type ProofFigureProps = { proof: ProofPicture; sizes: string; shape: string };

/** A picture of a thing that a buyer can check, with its line. */
function ProofFigure({ proof: { picture, alt, caption }, sizes, shape }: ProofFigureProps) {
  return (
    <figure className="m-0">
      <Picture file={picture} alt={alt} sizes={sizes} className={`d-block w-100 h-auto object-fit-cover ${shape}`} />
      <figcaption className="pt-2 small">{caption}</figcaption>
    </figure>
  );
}

type ProofPicturesProps = { lead: ProofPicture; others: readonly ProofPicture[] };

/** One that leads, and others beside it, or below it in a row. */
export function ProofPictures({ lead, others }: ProofPicturesProps) {
  return (
    <Row className="gy-3">
      <Col lg={8}>
        <ProofFigure proof={lead} sizes="(min-width: 992px) 844px, 100vw" shape="ratio-3x2" />
      </Col>
      <Col lg={4}>
        <Row className="gy-3 h-100 align-content-between">
          {others.map((proof) => (
            <Col key={proof.picture.webp} xs={6} lg={12}>
              <ProofFigure proof={proof} sizes="(min-width: 992px) 406px, 50vw" shape="ratio-4x3 ratio-lg-3x2" />
            </Col>
          ))}
        </Row>
      </Col>
    </Row>
  );
}
