import { type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { Picture } from '@/components/ui/Picture';
import { RichText } from '@/components/ui/RichText';
import { noBreakText } from '@/lib/format/no-break-units';
import { airflowSheet, machinesInOffice, twoSockets } from '@/data/proof-pictures';
import type { Purifier, ReasonToBuy } from '@/data/products/product';
import { MachineSets } from './MachineSets';
import { Points } from './Points';
import { RoomPrices } from './RoomPrices';
import { VersusTable } from './VersusTable';
import styles from './ProductReason.module.scss';

/** Why to choose this machine and no other: S for its weight, X for its price, Y for its sheet, Z for its sockets. */
export function ProductReason({ purifier: { slug, reasonToBuy } }: { purifier: Purifier }) {
  const headingId = useId();
  const look = lookOf(slug, reasonToBuy, headingId);
  return (
    <section aria-labelledby={headingId} className={`d-print-none ${styles.reason}`}>
      {look}
    </section>
  );
}

function lookOf(slug: Purifier['slug'], reason: ReasonToBuy, headingId: string): ReactNode {
  const { title, text, points, choices = [], versus, limit, note } = reason;
  const heading = (
    <h2 data-aos="fade-up" id={headingId} className="m-0">
      {title}
    </h2>
  );
  const lead = (
    <p className="lead m-0">
      <RichText text={text} />
    </p>
  );
  const ending = limit && <p className="m-0">{noBreakText(limit)}</p>;
  const [{ figure, unit } = {}] = choices;
  switch (slug) {
    case 'generation-s':
      return (
        <Container fluid="xxl">
          <Row className="gy-4">
            <Col lg={6} className="d-flex flex-column gap-3 py-lg-4">
              <p className={`hero-figure num m-0 ${styles.giant}`}>
                {figure} <small className="unit">{unit}</small>
              </p>
              {heading}
              {lead}
              <Points points={points} />
              {ending}
              <p className="small muted m-0">{note && noBreakText(note)}</p>
            </Col>
            <Col lg={6} className="px-0 px-lg-3">
              <MachineSets sets={choices} />
            </Col>
          </Row>
        </Container>
      );
    case 'generation-x':
      return (
        <>
          <Picture
            file={machinesInOffice.picture}
            alt={machinesInOffice.alt}
            sizes="(min-width: 36em) 100vw, 125vw"
            className={`d-block w-100 h-auto object-fit-cover ${styles.office}`}
          />
          <Container fluid="xxl" className="py-4 py-lg-5">
            <Row className="gy-4">
              <Col lg={6} className="d-flex flex-column gap-3">
                {heading}
                {lead}
              </Col>
              <Col lg={6}>
                <RoomPrices sets={choices} />
                <p className="small muted mt-2 mb-0">{note && noBreakText(note)}</p>
              </Col>
            </Row>
          </Container>
        </>
      );
    case 'generation-y':
      return (
        <Container fluid="xxl">
          <Row>
            <Col lg={{ span: 8, order: 'last' }} className="px-0 px-lg-3">
              <div className="bleed-right">
                <Picture
                  file={airflowSheet.picture}
                  alt={airflowSheet.alt}
                  sizes="(min-width: 62em) 70vw, 100vw"
                  className="d-block w-100 h-auto"
                />
              </div>
            </Col>
            <Col lg={4} className="d-flex flex-column justify-content-center gap-3 py-4">
              {heading}
              {lead}
              <Points points={points} />
            </Col>
          </Row>
        </Container>
      );
    case 'generation-z':
      return (
        <>
          {/* The wall in two halves, on a phone under each other. */}
          <Row className="g-0">
            {choices.map((set, index) => (
              <Col key={set.text} sm={6} as="figure" className={`position-relative m-0 ${styles.half}`}>
                <Picture
                  file={twoSockets.picture}
                  alt={index === 0 ? twoSockets.alt : ''}
                  sizes="(min-width: 36em) 100vw, 200vw"
                  className="d-block w-100 h-auto object-fit-cover"
                />
                <figcaption className={`position-absolute item ${styles.sockets}`}>
                  <b className="hero-figure num d-block">{set.figure}</b> {set.unit}
                </figcaption>
              </Col>
            ))}
          </Row>
          <Container fluid="xxl" className="py-4 py-lg-5">
            <Row className="gy-3">
              <Col lg={6} className="d-flex flex-column gap-3">
                {heading}
                {lead}
                {ending}
                <p className="small muted m-0">{note && noBreakText(note)}</p>
              </Col>
              <Col lg={6}>{versus && <VersusTable {...versus} />}</Col>
            </Row>
          </Container>
        </>
      );
    default:
      return slug satisfies never;
  }
}
