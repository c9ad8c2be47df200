import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { Picture } from '@/components/ui/Picture';
import { shown } from '@/config/sample';
import { care } from '@/data/products/care';
import type { Bottle, Purifier } from '@/data/products/product';
import { floorAreaBasis, roomsUpToBasis } from '@/domain/sizing';
import { ElevationSvg, type ElevationSvgProps } from './ElevationSvg';
import { RunningCostBlock } from './running-cost/RunningCostBlock';
import { specificationRows } from './specification/specification-rows';
import { SpecificationTable } from './SpecificationTable';
import { SpeedTable } from './SpeedTable';
import styles from './SpecificationPanel.module.scss';

export type SpecificationPanelProps = { product: Purifier | Bottle };

/** The Specification tab: figures, speeds, running cost and drawing. */
export function SpecificationPanel({ product }: SpecificationPanelProps) {
  return (
    <Container fluid="xxl">
      <h2 className="visually-hidden">Specification</h2>
      <Row className="gy-5">
        <Col lg={7}>
          <SpecificationTable model={product.model} rows={specificationRows(product)} />
          {product.kind === 'purifier' && (
            <p className={`fine muted ${styles.note}`}>
              {roomsUpToBasis} Coverage per metre of ceiling is rated airflow divided by {floorAreaBasis.achPerHour}; it
              leaves the ceiling height out. <EvidenceLink line="airflow">Rated and tested airflow</EvidenceLink>
            </p>
          )}
          {product.kind === 'purifier' && <RunningCostBlock purifier={product} />}
        </Col>
        <Col lg={{ span: 4, offset: 1 }}>
          {product.kind === 'purifier' ? (
            <>
              <ElevationDrawing model={product.model} sizeMm={shown(product.productDimensionsMm)} />
              <SpeedTable purifier={product} />
            </>
          ) : (
            <div className={styles.picture}>
              <Picture file={product.picture} alt="" sizes="(min-width: 992px) 400px, 90vw" />
            </div>
          )}
        </Col>
      </Row>
    </Container>
  );
}

function ElevationDrawing(machine: ElevationSvgProps) {
  return (
    <figure className={styles.figure}>
      <ElevationSvg {...machine} />
      <figcaption className="fine muted">
        To scale, the same for all four machines. The wall is {care.wallGapCm}&nbsp;cm away, as it should be.
      </figcaption>
    </figure>
  );
}
