import { useState, type PointerEvent } from 'react';
import { FormControl } from '@/components/forms/FormControl';
import { clearanceMinutes, clearanceWholeMinutes, shareLeft } from '@/domain/clearance';
import styles from './Curves.module.scss';

type DecayCurveProps = {
  /** With the machines, above 0. */
  ach: number;
  /** Without the machines. */
  ventilationAch: number;
};

const width = 700;
const height = 220;
const left = 52;
const right = width - 8;
const top = 14;
const bottom = height - 36;

const scales = [15, 30, 60, 120, 240, 480, 960] as const;

/** The shortest scale, in minutes, that shows 99.9 % cleared. */
function longestMinutes(ach: number): number {
  const needed = clearanceMinutes(ach, 0.999) * 1.15;
  return scales.find((minutes) => minutes >= needed) ?? Math.ceil(needed / 960) * 960;
}

/** The share of particles left over time; the pointer and a slider read a minute. */
export function DecayCurve({ ach, ventilationAch }: DecayCurveProps) {
  const most = longestMinutes(ach);
  const [pointed, setPointed] = useState<number>();
  const x = (minutes: number) => left + ((right - left) * minutes) / most;
  const y = (share: number) => bottom - (bottom - top) * share;
  const curve = (rate: number) =>
    Array.from({ length: 61 }, (_, index) => (index / 60) * most)
      .map((minutes) => `${x(minutes).toFixed(1)} ${y(shareLeft(rate, minutes)).toFixed(1)}`)
      .join('L');
  const marks = [
    { minutes: clearanceMinutes(ach, 0.99), label: '99%' },
    { minutes: clearanceMinutes(ach, 0.999), label: '99.9%' },
  ];
  const minutes = Math.min(most, pointed ?? clearanceWholeMinutes(ach));
  const left100 = shareLeft(ach, minutes) * 100;
  const reading = `After ${minutes} min about ${left100 < 0.95 ? Number(left100.toPrecision(1)) : left100.toFixed(0)}% is left`;

  function point({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect();
    const at = ((clientX - box.left) / box.width) * width;
    setPointed(Math.round(Math.min(most, Math.max(0, ((at - left) / (right - left)) * most))));
  }

  return (
    <div className={styles.curve}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" onPointerMove={point} onPointerDown={point}>
        <path d={`M${left} ${y(1)}H${right}M${left} ${y(0.5)}H${right}`} stroke="var(--rule)" />
        {ventilationAch > 0 && (
          <path d={`M${curve(ventilationAch)}`} fill="none" stroke="var(--intake)" strokeWidth="1.8" />
        )}
        <path d={`M${curve(ach)}L${right} ${bottom}H${left}Z`} fill="var(--air)" opacity="0.12" />
        <path d={`M${curve(ach)}`} fill="none" stroke="var(--air)" strokeWidth="2.4" />
        {marks.map(({ minutes: at, label }) => (
          <g key={label}>
            <path d={`M${x(at)} ${bottom + 6}V${bottom - 16}`} stroke="var(--ink)" />
            <text x={x(at)} y={bottom - 23} textAnchor="middle" className={`fw-semibold ${styles.mark}`}>
              {label}
            </text>
          </g>
        ))}
        <path d={`M${left} ${bottom}H${right}`} stroke="var(--ink)" />
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <text
            key={share}
            x={x(most * share)}
            y={height - 8}
            textAnchor={share === 1 ? 'end' : share === 0 ? 'start' : 'middle'}
            className={styles.decayCurveLabel}
          >
            {Math.round(most * share)}
            {share === 1 && ' min'}
          </text>
        ))}
        <text x={left - 7} y={y(1) + 5} textAnchor="end" className={styles.decayCurveLabel}>
          100
        </text>
        <text x={left - 7} y={y(0.5) + 5} textAnchor="end" className={styles.decayCurveLabel}>
          50
        </text>
        <circle
          cx={x(minutes)}
          cy={y(shareLeft(ach, minutes))}
          r="7"
          fill="var(--teal)"
          stroke="#fff"
          strokeWidth="2"
        />
      </svg>
      <FormControl
        type="range"
        className={`d-print-none ${styles.minutes}`}
        aria-label="Minutes after the start"
        aria-valuetext={reading}
        min={0}
        max={most}
        step={1}
        value={String(minutes)}
        onChange={(typed) => setPointed(Number(typed))}
      />
      <p className="small num mb-0">
        <b>{reading}</b>
        <span className="muted">
          {ventilationAch > 0 ? '. Copper: your ventilation alone.' : ' of what was in the air.'}
        </span>
      </p>
    </div>
  );
}
