import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { Picture } from '@/components/ui/Picture';
import type { MachineSet } from '@/data/products/product';
import { purifiers } from '@/data/purifiers';
import styles from './MachineSets.module.scss';

type MachineSetsProps = {
  sets: readonly MachineSet[];
  /** A wall as wide as the window, with the socket of each machine; a pair has that of its column. */
  look: 'wall' | 'pair';
  /** Above the lowest machines. */
  head?: ReactNode;
};

/** Sets of machines on one floor to one scale, each over its figure. */
export function MachineSets({ sets, look, head }: MachineSetsProps) {
  const isWall = look === 'wall';
  return (
    <div className={`bg-stage overflow-hidden ${styles[look] ?? ''}`}>
      <Container fluid="xxl">
        {head && (
          <Row>
            <Col md={{ span: 7, offset: 5 }} className="pt-4 pt-md-5">
              {head}
            </Col>
          </Row>
        )}
        <Row className={`align-items-end ${styles.sets}`}>
          {sets.map(({ model, machines, figure, unit, text }) => {
            const { slug, picture } = purifiers[model];
            // Two wide machines stand beside four narrow ones.
            const isFewest = machines === Math.min(...sets.map((set) => set.machines));
            return (
              <Col
                key={text}
                {...(isWall ? { md: isFewest ? 5 : 7 } : { xs: 6 })}
                as="figure"
                className={`m-0 ${styles[slug]}`}
              >
                <div className={`d-flex align-items-end ${styles.machines}`}>
                  {Array.from({ length: machines }, (_, index) => (
                    <span key={index} className={`position-relative ${styles.machine}`}>
                      <Picture file={picture} alt="" sizes={`(min-width: 768px) ${isWall ? 640 : 720}px, 420px`} />
                      {isWall && <Socket />}
                    </span>
                  ))}
                </div>
                <figcaption className="py-3">
                  <b className="h3 d-block m-0 num">
                    {figure} {unit}
                  </b>
                  {text}
                </figcaption>
              </Col>
            );
          })}
        </Row>
      </Container>
    </div>
  );
}

/** A single socket on the wall beside its machine, with plug and lead, in mm. */
function Socket() {
  return (
    <svg viewBox="0 0 220 450" className={`position-absolute start-100 bottom-0 ${styles.socket}`} aria-hidden="true">
      <rect x="92" y="2" width="86" height="86" rx="6" fill="#fff" stroke="var(--grey-400)" strokeWidth="3" />
      <path d="M-30 428C60 440 135 450 135 330V60" fill="none" stroke="var(--ink)" strokeWidth="7" />
      <rect x="112" y="34" width="46" height="46" rx="9" fill="var(--ink)" />
    </svg>
  );
}
