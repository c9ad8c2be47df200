import { Fragment } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { unwrapSample } from '@/config/sample';
import { wallGapCm } from '@/domain/placing';
import type { Bottle, DimensionsMm, Purifier } from '@/data/products/product';
import { grouped } from '@/lib/format/number';
import { calculatorModels } from '@/domain/machines';
import { coverageNote, formatRoomsUpToBasis } from '@/data/room-words';
import { specificationRows } from '@/data/products/specification-rows';
import { SpecificationTable } from './SpecificationTable';
import { countWord } from '@/lib/format/count-word';
import { compareUrl } from '@/lib/links/compare-url';
import styles from './ProductTabs.module.scss';

type SpecificationPanelProps = {
  /** For screen readers. */
  title: string;
  product: Purifier | Bottle;
};

/** The product's specification. */
export function SpecificationPanel({ title, product }: SpecificationPanelProps) {
  return (
    <Container fluid="xxl">
      <h2 className="visually-hidden">{title}</h2>
      <Row className="gy-5">
        <Col lg={7}>
          <SpecificationTable model={product.name} rows={specificationRows(product)} />
          {product.kind === 'purifier' && (
            <p className="fine muted mt-3 mb-0">
              {formatRoomsUpToBasis(product.model)} {coverageNote} Airflow is tested at the outlet, not in a chamber.{' '}
              <EvidenceLink line="airflow">Rated and tested airflow</EvidenceLink>
            </p>
          )}
          <div className="d-print-none">
            <CompareWith product={product} />
          </div>
        </Col>
        <Col lg={{ span: 4, offset: 1 }} className="d-print-none">
          {product.kind === 'purifier' ? (
            <ElevationDrawing model={product.name} sizeMm={unwrapSample(product.productDimensionsMm)} />
          ) : (
            <Picture
              file={product.picture}
              alt=""
              sizes="(min-width: 992px) 400px, 90vw"
              className="d-block w-100 h-auto"
            />
          )}
        </Col>
      </Row>
    </Container>
  );
}

function others(product: Purifier | Bottle): { name: string; slugs: readonly string[] }[] {
  if (product.kind === 'bottle') {
    return [{ name: product.otherColour.name, slugs: [product.slug, product.otherColour.slug] }];
  }
  const rest = calculatorModels.filter(({ slug }) => slug !== product.slug);
  return [
    ...rest.map(({ model, slug }) => ({ name: model.replace('GEN', 'Generation'), slugs: [product.slug, slug] })),
    { name: `all ${countWord(calculatorModels.length)}`, slugs: calculatorModels.map(({ slug }) => slug) },
  ];
}

function CompareWith({ product }: Pick<SpecificationPanelProps, 'product'>) {
  return (
    <p className="mt-4 mb-0">
      Compare with{' '}
      {others(product).map(({ name, slugs }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <SiteLink to={compareUrl(slugs)}>{name}</SiteLink>
        </Fragment>
      ))}
    </p>
  );
}

type ElevationSvgProps = { model: string; sizeMm: DimensionsMm };

/** In millimetres, at one scale for all machines. */
const view = { left: -60, top: -130, width: 1200, height: 1560 };
const rightEdge = view.left + view.width;
const floorY = 1220;
const deskMm = 730;
/** Height of the casing's joint, as a share from the top. */
const seam = 0.34;

function slots(widthMm: number, heightMm: number) {
  const [pitchX, pitchY] = [34, 46];
  const columns = Math.floor((widthMm - 60) / pitchX);
  const rows = Math.floor((heightMm * (1 - seam) - 90) / pitchY);
  return Array.from({ length: rows * columns }, (_, index) => ({
    x: (index % columns) * pitchX - ((columns - 1) * pitchX) / 2,
    y: Math.floor(index / columns) * pitchY,
  }));
}

/** A machine to scale, 20 cm from the wall. */
function ElevationSvg({ model, sizeMm: [widthMm, , heightMm] }: ElevationSvgProps) {
  const gapMm = wallGapCm * 10;
  const top = floorY - heightMm;
  const middle = gapMm + widthMm / 2;
  const right = gapMm + widthMm;
  const seamY = top + heightMm * seam;
  return (
    <svg
      viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      role="img"
      aria-label={`${model} drawn to scale: ${widthMm} mm wide, ${heightMm} mm tall, ${gapMm} mm from the wall, beside a desk height of ${deskMm} mm`}
      fontSize="42"
      fill="var(--slate)"
    >
      <path d={`M-26 ${view.top}H0V${floorY}H${rightEdge}v26H-26Z`} fill="var(--ink)" />
      <path
        d={`M${rightEdge - 250} ${floorY - deskMm}H${rightEdge}`}
        stroke="var(--slate)"
        strokeWidth="2.5"
        strokeDasharray="14 10"
      />
      <text x={rightEdge - 20} y={floorY - deskMm - 18} textAnchor="end">
        Desk, {deskMm} mm
      </text>
      <g fill="#fff" stroke="var(--ink)" strokeWidth="3">
        <rect x={gapMm} y={top} width={widthMm} height={heightMm - 22} rx="26" />
        <path d={`M${gapMm} ${seamY}h${widthMm}`} />
      </g>
      <rect x={gapMm + 14} y={floorY - 24} width={widthMm - 28} height="24" fill="var(--ink)" />
      <circle cx={middle} cy={top + heightMm * seam * 0.55} r="44" fill="var(--ink)" />
      <g stroke="var(--ink)" strokeOpacity="0.55" strokeWidth="7" strokeLinecap="round">
        {slots(widthMm, heightMm).map(({ x, y }) => (
          <path key={`${x} ${y}`} d={`M${middle + x} ${seamY + 44 + y}v22`} />
        ))}
      </g>
      <g stroke="var(--teal)" strokeWidth="3">
        <path
          d={`M0 ${floorY + 90}H${right}M0 ${floorY + 72}v36M${gapMm} ${floorY + 72}v36M${right} ${floorY + 72}v36`}
        />
        <path d={`M${right + 90} ${top}V${floorY}M${right + 72} ${top}h36M${right + 72} ${floorY}h36`} />
      </g>
      <text x={gapMm / 2} y={floorY + 156} textAnchor="middle">
        {gapMm}
      </text>
      <g fill="var(--ink)" fontWeight="600">
        <text x={middle} y={floorY + 156} textAnchor="middle">
          {widthMm} mm
        </text>
        <text x={right + 120} y={top + Math.min(heightMm / 2, 260)}>
          {grouped(heightMm)} mm
        </text>
      </g>
    </svg>
  );
}

function ElevationDrawing(machine: ElevationSvgProps) {
  return (
    <div className={styles.elevation}>
      <ElevationSvg {...machine} />
    </div>
  );
}
