import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { Picture } from '@/components/ui/Picture';
import { shown } from '@/config/sample';
import type { Bottle, Purifier } from '@/data/products/product';
import { floorAreaBasis, roomsUpToBasis } from '@/domain/sizing';
import { ElevationSvg, type ElevationSvgProps } from './ElevationSvg';
import { CompareWith } from '../CompareWith';
import { specificationRows } from '@/data/products/specification-rows';
import { SpecificationTable } from './SpecificationTable';
import styles from './SpecificationPanel.module.scss';

export type SpecificationPanelProps = { product: Purifier | Bottle };

export function SpecificationPanel({ product }: SpecificationPanelProps) {
  return (
    <Container fluid="xxl">
      <h2 className="visually-hidden">Specification</h2>
      <Row className="gy-5">
        <Col lg={7} className={styles.table}>
          <SpecificationTable model={product.model} rows={specificationRows(product)} />
          {product.kind === 'purifier' && (
            <p className={`fine muted ${styles.note}`}>
              {roomsUpToBasis} Coverage per metre of ceiling is rated airflow divided by {floorAreaBasis.achPerHour}; it
              leaves the ceiling height out. <EvidenceLink line="airflow">Rated and tested airflow</EvidenceLink>
            </p>
          )}
          <div className={styles.links}>
            <CompareWith product={product} />
          </div>
        </Col>
        <Col lg={{ span: 4, offset: 1 }} className={styles.aside}>
          {product.kind === 'purifier' ? (
            <ElevationDrawing model={product.model} sizeMm={shown(product.productDimensionsMm)} />
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
      <figcaption className="fine muted">To scale, the same for all four machines.</figcaption>
    </figure>
  );
}
