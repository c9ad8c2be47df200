import { useState, type PointerEvent } from 'react';
import { FormControl } from '@/components/forms/FormControl';
import { clearanceMinutes, clearanceWholeMinutes, remainingShare } from '@/domain/clearance';
import { clamp } from '@/lib/clamp';
import styles from './Curves.module.scss';

type DecayCurveProps = {
  /** With the machines, above 0. */
  ach: number;
  /** Without the machines. */
  ventilationAch: number;
};

const scales = [20, 28, 40, 52, 60, 80, 100, 120, 160, 200, 240, 320, 400, 480, 640, 800, 960] as const;

/** Share of the drawing's height above the curve, for the words of the marks. */
const topPercent = 24;

/** The shortest scale, in minutes, that shows 99.9 % cleared, with room for its words. */
function longestMinutes(ach: number): number {
  const needed = clearanceMinutes(ach, 0.999) * 1.55;
  return scales.find((minutes) => minutes >= needed) ?? Math.ceil(needed / 960) * 960;
}

/** The share of particles left over time; the pointer and a slider read a minute. */
export function DecayCurve({ ach, ventilationAch }: DecayCurveProps) {
  const most = longestMinutes(ach);
  const [pointed, setPointed] = useState<number>();
  const x = (minutes: number) => `${((minutes / most) * 100).toFixed(2)}%`;
  const yOfShare = (share: number) => `${(100 - share * (100 - topPercent)).toFixed(2)}%`;
  const y = (minutes: number) => yOfShare(remainingShare(ach, minutes));
  const curve = (rate: number) =>
    Array.from({ length: 97 }, (_, index) => (index / 96) ** 2 * most)
      .map(
        (minutes) => `${((minutes / most) * 100).toFixed(2)} ${(100 - 100 * remainingShare(rate, minutes)).toFixed(2)}`,
      )
      .join('L');
  const marks = [
    { minutes: Math.round(60 / ach), meaning: 'one air change' },
    { minutes: clearanceWholeMinutes(ach, 0.99), meaning: '99%' },
    { minutes: clearanceWholeMinutes(ach, 0.999), meaning: '99.9%' },
  ];
  const minutes = Math.min(most, pointed ?? clearanceWholeMinutes(ach));
  const left100 = remainingShare(ach, minutes) * 100;
  const reading = `After ${minutes} min about ${left100 < 0.95 ? Number(left100.toPrecision(1)) : left100.toFixed(0)}% is left`;

  function point({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect();
    setPointed(Math.round(most * clamp((clientX - box.left) / box.width, 0, 1)));
  }

  return (
    <>
      <svg
        className={`d-block w-100 overflow-visible num ${styles.curve}`}
        role="img"
        aria-label={marks.map(({ minutes: at, meaning }) => `${at} min: ${meaning}`).join(', ')}
        onPointerMove={point}
        onPointerDown={point}
      >
        <svg
          y={`${topPercent}%`}
          height={`${100 - topPercent}%`}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
        >
          <path d={`M${curve(ach)}L100 100H0Z`} fill="var(--air)" fillOpacity="0.16" />
          <path d="M0 0H100M0 50H100" stroke="var(--rule)" />
          {ventilationAch > 0 && <path d={`M${curve(ventilationAch)}`} stroke="var(--intake)" strokeWidth="2" />}
          <path d={`M${curve(ach)}`} stroke="var(--air)" strokeWidth="3" />
          <path d="M0 100H100" stroke="currentColor" />
        </svg>
        {[100, 50].map((share) => (
          <text
            key={share}
            x="100%"
            y={yOfShare(share / 100)}
            dy="1.3em"
            textAnchor="end"
            fill="var(--slate)"
            className="small"
          >
            {share}%
          </text>
        ))}
        {marks.map(({ minutes: at, meaning }) => (
          <g key={meaning} fill="currentColor">
            <line x1={x(at)} x2={x(at)} y2={y(at)} stroke="currentColor" />
            <text x={x(at)} dx="6" dy="0.8em">
              {at} min
              <tspan x={x(at)} dx="6" dy="1.6em" className="small">
                {meaning}
              </tspan>
            </text>
          </g>
        ))}
        <circle cx={x(minutes)} cy={y(minutes)} r="8" fill="var(--teal)" stroke="#fff" strokeWidth="2" />
      </svg>
      <FormControl
        type="range"
        className={`d-print-none d-block w-100 ${styles.minutes}`}
        aria-label="Minutes after the start"
        aria-valuetext={reading}
        min={0}
        max={most}
        step={1}
        value={String(minutes)}
        onChange={(typed) => setPointed(Number(typed))}
      />
      <div className={`d-flex justify-content-between small num muted ${styles.ticks}`} aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <span key={share}>
            {most * share}
            {share === 1 && ' min'}
          </span>
        ))}
      </div>
      <p className="num mt-3 mb-0">
        <span className="d-print-none">
          <b>{reading}</b>
          {ventilationAch > 0 ? '. ' : ' of what was in the air.'}
        </span>
        {ventilationAch > 0 && 'Copper: your ventilation alone.'}
      </p>
    </>
  );
}
