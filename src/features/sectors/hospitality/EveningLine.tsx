import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticSvg } from '@/components/ui/StaticSvg';

/** A part of the evening: its name, the noise in dB(A), the speed, and the air. */
export type EveningHour = { name: string; noiseDbA: number; speed: string; air: string };

const sizes = [
  { width: 1280, height: 210, fontSize: 16, className: 'd-none d-md-block' },
  { width: 358, height: 120, fontSize: 14, className: 'd-md-none' },
];

/** Ends of the scale, and its lines between them, in dB(A). */
const [quietest, loudest] = [32, 66];
const scale = [40, 50, 60];

/** From one hour of the evening to the next: level, and a curve over the last and the first tenth. */
function lineOf(ys: readonly number[], step: number): string {
  const curve = step / 5;
  return ys
    .map((y, index) => {
      const before = ys[index - 1];
      if (before === undefined) return `M-800 ${y}H${step - curve / 2}`;
      const from = index * step;
      return `C${from} ${before} ${from} ${y} ${from + curve / 2} ${y}H${from + step - curve / 2}`;
    })
    .join('');
}

function EveningDrawing({ hours, width, height, fontSize, className }: (typeof sizes)[number] & EveningLineProps) {
  const fillId = useId();
  const step = width / hours.length;
  const y = (dbA: number) => Number(((height * (loudest - dbA)) / (loudest - quietest)).toFixed(1));
  const line = `${lineOf(
    hours.map(({ noiseDbA }) => y(noiseDbA)),
    step,
  )}H${width + 800}`;
  return (
    <StaticSvg
      viewBox={`0 0 ${width} ${height}`}
      className={`d-block w-100 h-auto overflow-visible ${className}`}
      fontSize={fontSize}
      aria-hidden="true"
    >
      <linearGradient id={fillId} x2="0" y2="1">
        <stop stopColor="var(--ember)" stopOpacity=".42" />
        <stop offset="1" stopColor="var(--ember)" stopOpacity="0" />
      </linearGradient>
      <path d={`${line}V${height}H-800Z`} fill={`url(#${fillId})`} />
      {scale.map((dbA, index) => (
        <g key={dbA}>
          <path d={`M-800 ${y(dbA)}H${width + 800}`} stroke="var(--rule)" />
          <text y={y(dbA) + 1.3 * fontSize} fill="var(--glow)">
            {dbA}
            {index === scale.length - 1 && ' dB(A)'}
          </text>
        </g>
      ))}
      <path d={line} fill="none" stroke="var(--ember)" strokeWidth="3" />
    </StaticSvg>
  );
}

type EveningLineProps = { hours: readonly EveningHour[] };

/** An evening on one line, as high as it is loud; its unit stands on the scale. */
export function EveningLine({ hours }: EveningLineProps) {
  return (
    <>
      {sizes.map((size) => (
        <EveningDrawing key={size.width} hours={hours} {...size} />
      ))}
      <Row as="ol" className="g-0 mt-3">
        {hours.map(({ name, noiseDbA, speed, air }) => (
          <Col as="li" key={name} xs={3}>
            <h3 className="label">{name}</h3>
            <p className="num title m-0">
              {noiseDbA}
              <span className="visually-hidden"> dB(A)</span>
            </p>
            <p className="muted m-0">
              {speed}
              <span className="d-block">{air}</span>
            </p>
          </Col>
        ))}
      </Row>
    </>
  );
}
