import Container from 'react-bootstrap/Container';
import { type EvidenceLine, type EvidenceBasis, evidence, bases } from '@/data/evidence';
import basisStyles from './Bases.module.scss';
import styles from './EvidenceLevels.module.scss';

const edges = [
  'M0 20V7c130 6 250 9 400 4S690 2 850 8s240 7 350-2V20z',
  'M0 20V9C150 1 260 16 430 11S700 2 860 9s220 8 340-1V20z',
  'M0 20V6c120 9 240 10 380 3s250-9 420 0 270 11 400 1V20z',
  'M0 20V12C180 4 300 3 470 9s310 9 450 1 200-6 280 2V20z',
  'M0 20V5c170 5 270 12 420 9S690 1 850 4s230 13 350 5V20z',
  'M0 20V10c140-9 300-6 440 0s280 8 420 1 230-8 340-3V20z',
];

/** Over the first and the last layer. */
const ends: Record<number, string> = { 0: 'Firmest', [edges.length - 1]: 'Weakest' };

const lines = evidence.flatMap((group) => group.lines);

function linesOn(basis: EvidenceBasis): EvidenceLine[] {
  return lines.filter((line) => line.basis === basis);
}

type EvidenceLevelsProps = {
  /** The figure of each that buyers ask for first. */
  figures: Record<EvidenceBasis, { figure: string; text: string }>;
};

/** Claims in layers, the best supported first. */
export function EvidenceLevels({ figures }: EvidenceLevelsProps) {
  return (
    <ol className="plain-list" aria-label="Claims by what they stand on">
      {(Object.keys(bases) as EvidenceBasis[]).map((basis, index) => (
        <li key={basis} className={`position-relative ${styles.layer} ${basisStyles[basis]}`}>
          <svg
            viewBox="0 0 1200 20"
            preserveAspectRatio="none"
            className={`position-absolute w-100 start-0 ${styles.edge}`}
            aria-hidden="true"
          >
            <path d={edges[index]} />
          </svg>
          <Container fluid="xxl" className={`d-grid align-items-baseline ${styles.columns}`}>
            <div>
              {ends[index] && <span className="d-block small mb-1">{ends[index]}</span>}
              <b className="d-block h3 mb-1">{bases[basis].title}</b>
              <span className="d-block text-balance">{bases[basis].meaning}</span>
            </div>
            <p className="mb-0 text-balance order-lg-1">
              <b className="d-block title num text-nowrap">{figures[basis].figure}</b> {figures[basis].text}
            </p>
            <ul className={`plain-list ${styles.claims}`}>
              {linesOn(basis).map(({ id, title }) => (
                <li key={id}>
                  <a className="d-block text-reset" href={`#${id}`}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </Container>
        </li>
      ))}
    </ol>
  );
}
