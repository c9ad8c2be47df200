import { type SVGProps, useId } from 'react';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import type { Purifier } from '@/data/products/product';
import type { MachineModel } from '@/domain/machines';
import { speedOf, speedsOf, workingSpeedLimitDbA } from '@/domain/speeds';
import { noBreakText } from '@/lib/format/no-break-units';
import { grouped } from '@/lib/format/number';
import styles from './HowLoud.module.scss';

type HowLoudProps = { title: string; purifier: Purifier };

/** Noise at three speeds beside sounds that people know. */
export function HowLoud({ title, purifier: { name, model } }: HowLoudProps) {
  const headingId = useId();
  const working = speedOf(model, 'working');
  return (
    <section className={`on-dark h-100 ${styles.loud}`} aria-labelledby={headingId}>
      <h2 data-aos="fade-up" id={headingId} className="m-0">
        {title}
      </h2>
      <p className="m-0">
        <b className={`h1 d-block mb-2 lh-1 ${styles.figure}`}>
          {working.noiseDbA}
          <small className="unit"> dB(A)</small>
        </b>{' '}
        <span>
          {noBreakText(`on speed ${working.speed}, for which our rooms are sized: you can talk over it.`)}{' '}
          <EstimatedNote />
        </span>
      </p>
      <SpeedSvg model={model} name={name} />
    </section>
  );
}

type SpeedSvgProps = { name: string; model: MachineModel };

const [left, right, top, floor] = [2, 374, 48, 148];
/** Noise scale in dB(A), shared by all machines; the airflow scale ends at the machine's top speed. */
const [quietest, loudest] = [15, 65];
const x = (dbA: number) => Math.round(left + ((dbA - quietest) / (loudest - quietest)) * (right - left));

/** About the width of a label, without its unit. */
const labelPx = 34;

/** Left above its point, where a rising curve leaves room; right of it where that would cross the limit or the edge. */
function labelPlace(cx: number, cy: number, limitX: number, widthPx: number): SVGProps<SVGTextElement> {
  const end = cx - 15;
  const crossesLimit = cx > limitX && end - widthPx < limitX;
  const isFree = end - widthPx > left && !crossesLimit;
  return isFree ? { x: end, y: cy - 6, textAnchor: 'end' } : { x: cx + 16, y: cy + 14, textAnchor: 'start' };
}

/** Airflow and noise of each speed, to scale. */
function SpeedSvg({ model, name }: SpeedSvgProps) {
  const speeds = speedsOf(model);
  const full = speedOf(model, 'full');
  const working = speedOf(model, 'working');
  const y = (m3PerHour: number) => Math.round(floor - (m3PerHour / full.airflowM3PerHour) * (floor - top));
  const points = speeds.map((speed) => ({ ...speed, cx: x(speed.noiseDbA), cy: y(speed.airflowM3PerHour) }));
  const limitX = x(workingSpeedLimitDbA);
  return (
    <svg
      viewBox="0 0 376 172"
      role="img"
      aria-label={`${name}: ${points.map(({ speed, airflowM3PerHour, noiseDbA }) => `speed ${speed}, ${grouped(airflowM3PerHour)} m³/h at ${noiseDbA} dB(A)`).join('; ')}`}
      fontSize="15"
      fill="var(--slate)"
    >
      <rect x={left} y={top - 26} width={limitX - left} height={floor - top + 26} fill="#fff" fillOpacity="0.09" />
      <text x={left + 10} y={top - 8}>
        Talk without
        <tspan x={left + 10} dy="1.25em">
          raising your voice
        </tspan>
      </text>
      <path d={`M${left} ${floor}H${right}`} stroke="#fff" />
      <path d={`M${limitX} ${top - 26}V${floor}`} stroke="var(--slate)" strokeDasharray="4 4" />
      <path
        d={`M${points.map(({ cx, cy }) => `${cx} ${cy}`).join('L')}`}
        fill="none"
        stroke="var(--air)"
        strokeWidth="2"
      />
      <path d={points.map(({ cx, cy }) => `M${cx} ${cy}V${floor + 6}`).join('')} stroke="var(--rule)" />
      {points.map(({ speed, airflowM3PerHour, noiseDbA, cx, cy }) => (
        <g key={speed} textAnchor="middle">
          <circle cx={cx} cy={cy} r="11" fill={speed === working.speed ? 'var(--cyan)' : '#fff'} />
          <text x={cx} y={cy + 4.5} fill="var(--ink)" fontWeight="600">
            {speed}
          </text>
          <text
            {...labelPlace(cx, cy, limitX, airflowM3PerHour === full.airflowM3PerHour ? labelPx + 40 : labelPx)}
            fill="#fff"
            fontWeight={speed === working.speed ? 600 : 400}
          >
            {grouped(airflowM3PerHour)}
            {airflowM3PerHour === full.airflowM3PerHour && ' m³/h'}
          </text>
          <text x={cx} y={floor + 20} fill="#fff">
            {noiseDbA}
          </text>
        </g>
      ))}
      <text x={right} y={floor - 9} textAnchor="end">
        dB(A)
      </text>
      <text x={limitX} y={top - 34} textAnchor="middle">
        {workingSpeedLimitDbA}: our limit for talking
      </text>
    </svg>
  );
}
