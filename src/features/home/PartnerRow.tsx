import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { sample, unwrapSample } from '@/config/sample';
import styles from './PartnerRow.module.scss';

type Partner = {
  name: string;
  /** Of what is drawn, so that the gaps of the row are equal. */
  width: number;
  wordmark: ReactNode;
};

/** Invented names. */
const partners = sample<readonly Partner[]>([
  {
    name: 'Harrow & Vale Dental',
    width: 196,
    wordmark: (
      <>
        <text y="27" fontSize="22" fontWeight="500" letterSpacing="-.4">
          Harrow<tspan fillOpacity=".55"> &amp; </tspan>Vale
        </text>
        <text x="152" y="27" fontSize="11" fontWeight="500">
          DENTAL
        </text>
      </>
    ),
  },
  {
    name: 'Northmere Schools Trust',
    width: 111,
    wordmark: (
      <>
        <path d="M2 30V12l12 16V10M20 30V12" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <text x="32" y="20" fontSize="15" fontWeight="600">
          Northmere
        </text>
        <text x="32" y="34" fontSize="11">
          Schools Trust
        </text>
      </>
    ),
  },
  {
    name: 'Aldgate Strength',
    width: 184,
    wordmark: (
      <text y="29" fontSize="25" textLength="184" lengthAdjust="spacingAndGlyphs" className="font-narrow">
        ALDGATE STRENGTH
      </text>
    ),
  },
  {
    name: 'Penhale Hotels',
    width: 163,
    wordmark: (
      <>
        <path
          d="M2 30a14 14 0 0 1 28 0M8 30a8 8 0 0 1 16 0M0 30h32"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
        />
        <text x="44" y="28" fontSize="20" letterSpacing="3.5">
          PENHALE
        </text>
      </>
    ),
  },
  {
    name: 'Kestrel Labs',
    width: 143,
    wordmark: (
      <>
        <path d="M0 30 22 10l-4 12h12L8 31l4-9Z" opacity=".9" />
        <text x="42" y="27" fontSize="20" fontWeight="600">
          kestrel<tspan fontWeight="400">labs</tspan>
        </text>
      </>
    ),
  },
]);

/** Sample names of partners. */
export function PartnerRow() {
  return (
    <section aria-label="Partners">
      <Container fluid="xxl">
        <div className={`align-items-center justify-content-between border-top border-bottom py-4 ${styles.row}`}>
          <ul className="plain-list">
            {unwrapSample(partners).map(({ name, width, wordmark }) => (
              <li key={name}>
                <svg
                  viewBox={`0 0 ${width} 40`}
                  width={width}
                  height="40"
                  role="img"
                  aria-label={name}
                  className={`d-block mw-100 muted overflow-visible ${styles.mark}`}
                >
                  {wordmark}
                </svg>
              </li>
            ))}
          </ul>
          <p className="fine muted m-0">
            These are <EvidenceLink line="samples">sample names</EvidenceLink>.
          </p>
        </div>
      </Container>
    </section>
  );
}
