import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Eyebrow } from '@/components/sections/Eyebrow';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import type { Meter } from '@/data/products/product';
import { keepUnits } from '@/lib/format/keep-units';
import { particleBands } from './particle-bands';
import { ParticleDrawing } from './ParticleDrawing';
import { specificationRows } from '@/data/products/specification-rows';
import { SpecificationTable } from '../tabs/SpecificationTable';
import styles from './MeterDetail.module.scss';

export type MeterDetailProps = { meter: Meter };

/** The meter's features and specification. */
export function MeterDetail({ meter }: MeterDetailProps) {
  const [featuresId, specificationId] = [useId(), useId()];
  const views = meter.gallery.slice(1);
  return (
    <>
      <Section tone="porcelain" labelledBy={featuresId} className={styles.part ?? ''}>
        <Eyebrow label="What it reads" fact="Four readings, and a record of them" />
        <h2 id={featuresId} className={styles.title}>
          What the readings mean
        </h2>
        <ParticleScale />
        <ul className={styles.features}>
          {meter.features.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{keepUnits(text)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy={specificationId} className={styles.part ?? ''}>
        <Row className="gy-5">
          <Col lg={7}>
            <h2 id={specificationId} className={styles.title}>
              Specification
            </h2>
            <SpecificationTable model={meter.model} rows={specificationRows(meter)} />
          </Col>
          <Col lg={{ span: 4, offset: 1 }}>
            <div className={styles.pictures}>
              {views.map(({ picture, alt }) => (
                <Picture key={picture.name} file={picture} alt={alt} sizes="(min-width: 992px) 420px, 50vw" />
              ))}
            </div>
          </Col>
        </Row>
      </Section>
    </>
  );
}

const inWords = particleBands.map(({ value, label }) => `${value}, ${label}`).join('; ');

function ParticleScale() {
  return (
    <figure className={styles.scale}>
      <div role="img" aria-label={`PM2.5 in µg/m³, from clean to bad: ${inWords}`}>
        <div className={styles.wide}>
          <ParticleDrawing width={1000} fullScale={50} size={1} />
        </div>
        <div className={styles.narrow}>
          <ParticleDrawing width={340} fullScale={42} size={0.76} isShort />
        </div>
      </div>
      <figcaption className="fine muted">PM2.5 in µg/m³, from clean to bad</figcaption>
    </figure>
  );
}
