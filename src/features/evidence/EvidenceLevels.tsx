import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { bases, basisOrder, evidence, type EvidenceBasis } from '@/data/evidence';
import basisStyles from './Bases.module.scss';
import styles from './EvidenceLevels.module.scss';

const edges = [
  'M0 20V7c130 6 250 9 400 4S690 2 850 8s240 7 350-2V20z',
  'M0 20V9C150 1 260 16 430 11S700 2 860 9s220 8 340-1V20z',
  'M0 20V6c120 9 240 10 380 3s250-9 420 0 270 11 400 1V20z',
  'M0 20V12C180 4 300 3 470 9s310 9 450 1 200-6 280 2V20z',
  'M0 20V5c170 5 270 12 420 9S690 1 850 4s230 13 350 5V20z',
  'M0 20V10c140-9 300-6 440 0s280 8 420 1 230-8 340-3V20z',
  'M0 20V8c160 8 280 6 430 1s270-8 420-1 240 9 350 2V20z',
];

/** At the end of the first and of the last layer. */
const ends: Record<number, string> = { 0: 'Firmest', [edges.length - 1]: 'Weakest' };

function claimsOn(basis: EvidenceBasis): number {
  return evidence.flatMap(({ lines }) => lines).filter((line) => line.basis === basis).length;
}

type EvidenceLevelsProps = {
  /** The figure of each that buyers ask for first. */
  figures: Record<EvidenceBasis, { figure: string; text: string }>;
};

/** Depth of a layer for each of its claims, in wide windows. */
const claimPx = 10;

/** What claims rest on, in layers, the firmest first; the more claims, the deeper. */
export function EvidenceLevels({ figures }: EvidenceLevelsProps) {
  return (
    <ol className="plain-list" aria-label="Claims by what they stand on">
      {basisOrder.map((basis, index) => (
        <li key={basis} className={`position-relative break-avoid ${styles.layer} ${basisStyles[basis]}`}>
          <svg
            viewBox="0 0 1200 20"
            preserveAspectRatio="none"
            className={`position-absolute w-100 start-0 ${styles.edge}`}
            aria-hidden="true"
          >
            <path d={edges[index]} />
          </svg>
          <Container fluid="xxl" className="position-relative">
            <Row className="align-items-baseline gy-2">
              <Col md={5}>
                <b className="d-block h3 mb-1">{bases[basis].title}</b>
                {bases[basis].meaning}
                {ends[index] && <span className="d-md-none"> {ends[index]}.</span>}
              </Col>
              <Col md={5}>
                <b className="d-block h2 num">{figures[basis].figure}</b> {figures[basis].text}
              </Col>
              <Col md={2} className="d-none d-md-block text-end">
                <b className="d-block h2 num m-0 text-reset">{claimsOn(basis)}</b>
                {claimsOn(basis) === 1 ? 'claim' : 'claims'}
                {ends[index] && `, ${ends[index].toLowerCase()}`}
              </Col>
            </Row>
            <svg className="d-none d-md-block" width="0" height={claimsOn(basis) * claimPx} aria-hidden="true" />
          </Container>
        </li>
      ))}
    </ol>
  );
}
