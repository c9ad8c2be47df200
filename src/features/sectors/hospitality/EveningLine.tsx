import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticSvg } from '@/components/ui/StaticSvg';

/** A part of the evening: its name, the noise in dB(A), the speed, and the air. */
export type EveningHour = { name: string; noiseDbA: number; speed: string; air: string };

/** Between the columns below the line. */
const gutter = 8;

const widths = [
  { width: 1280, height: 96, className: 'd-none d-md-block w-100 h-auto overflow-visible' },
  { width: 358, height: 60, className: 'd-md-none w-100 h-auto overflow-visible' },
];

/** From one hour of the evening to the next: level, and a curve over its last quarter. */
function lineOf(ys: readonly number[], step: number): string {
  return ys
    .map((y, index) => {
      if (index === 0) return `M-800 ${y}H${step * 0.75}`;
      const middle = (index - 0.125) * step;
      return `C${middle} ${ys[index - 1]} ${middle} ${y} ${index * step} ${y}H${(index + 0.75) * step}`;
    })
    .join('');
}

/** An evening on one line, as high as it is loud. */
export function EveningLine({ hours }: { hours: readonly EveningHour[] }) {
  const levels = hours.map(({ noiseDbA }) => noiseDbA);
  const [quietest, loudest] = [Math.min(...levels), Math.max(...levels)];
  return (
    <>
      {widths.map(({ width, height, className }) => {
        const step = (width + gutter) / hours.length;
        const ys = levels.map((level) => 8 + ((height - 16) * (loudest - level)) / (loudest - quietest));
        return (
          <StaticSvg key={width} viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
            <path d={`${lineOf(ys, step)}h1000`} fill="none" stroke="var(--ember)" strokeWidth="2" />
            {ys.map((y, index) => (
              <circle key={index} cx={index * step + 6} cy={y} r="6" fill="var(--ember)" />
            ))}
          </StaticSvg>
        );
      })}
      <Row as="ol" className="gx-2 mt-2">
        {hours.map(({ name, noiseDbA, speed, air }) => (
          <Col as="li" key={name} xs={3} className="pe-0">
            <h3 className="label">{name}</h3>
            <p className="num title my-lg-1 m-0">
              {noiseDbA}
              <small className="unit"> dB(A)</small>
            </p>
            <p className="small muted m-0">
              {speed}
              <span className="d-block">{air}</span>
            </p>
          </Col>
        ))}
      </Row>
    </>
  );
}
