import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import type { MeterReading } from '@/data/products/product';
import { noBreakText } from '@/lib/format/no-break-units';
import { grouped } from '@/lib/format/number';
import styles from './MeterDisplay.module.scss';

type MeterDisplayProps = { title: string; readings: readonly MeterReading[] };

/** The meter's display over the whole window: each reading on its scale, with what it lets the reader decide. */
export function MeterDisplay({ title, readings }: MeterDisplayProps) {
  const headingId = useId();
  return (
    <Section tone="ink" labelledBy={headingId} isShort>
      <h2 data-aos="fade-up" id={headingId} className="title mb-4">
        {title}
      </h2>
      <Row className="gy-4 gx-lg-5">
        {readings.map((reading) => (
          <Col key={reading.name} md={6}>
            <div className="border-top pt-3">
              <p className="d-flex align-items-baseline gap-2 mb-3">
                <span className="label">{reading.name}</span>
                <span className="small muted">{reading.unit}</span>
                <b className={`ms-auto num ${styles.shown}`}>{reading.shown}</b>
              </p>
              <Scale {...reading} />
              <h3 className="mb-2">{noBreakText(reading.decision)}</h3>
              <p className="muted mb-0">{noBreakText(reading.text)}</p>
            </div>
          </Col>
        ))}
      </Row>
    </Section>
  );
}

/** From clean at the left; a dot for what the display shows. */
function Scale({ name, shown, from, to, marks }: MeterReading) {
  const at = (value: number) => ({ left: `${(((value - from) / (to - from)) * 100).toFixed(1)}%` });
  return (
    <div
      className={`small mb-3 ${styles.scale}`}
      role="img"
      aria-label={`${name}: ${marks.map(({ value, label }) => `${grouped(value)}, ${label}`).join('; ')}`}
    >
      {marks.map(({ value, label, side = 'middle' }) => (
        <span key={value} className={`text-nowrap ${styles.mark} ${styles[side] ?? ''}`} style={at(value)}>
          <b className="num">{grouped(value)}</b> <span className="muted">{label}</span>
        </span>
      ))}
      <i className={styles.dot} style={at(Number(shown))} />
    </div>
  );
}
