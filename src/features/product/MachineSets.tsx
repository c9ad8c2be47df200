import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { Picture } from '@/components/ui/Picture';
import type { MachineSet } from '@/data/products/product';
import { purifiers } from '@/data/purifiers';
import styles from './MachineSets.module.scss';

/** Two machines on one floor to one scale, each over its figure. */
export function MachineSets({ sets }: { sets: readonly MachineSet[] }) {
  return (
    <div className={`bg-stage overflow-hidden bleed-right ${styles.pair}`}>
      <Container fluid="xxl">
        <Row className="align-items-end">
          {sets.map((set) => {
            const { slug, picture } = purifiers[set.model];
            return (
              <Col key={set.text} xs={6} as="figure" className={`m-0 ${styles[slug]}`}>
                <div className="d-flex align-items-end justify-content-center">
                  <span className={`position-relative ${styles.machine}`}>
                    <Picture file={picture} alt="" sizes="(min-width: 768px) 720px, 420px" />
                  </span>
                </div>
                <figcaption className="py-3">
                  <b className="h3 d-block m-0 num">
                    {set.figure} {set.unit}
                  </b>
                  {set.text}
                </figcaption>
              </Col>
            );
          })}
        </Row>
      </Container>
    </div>
  );
}
