import { useId } from 'react';
import { colours } from '../colours';
import { clockTime, morning, patientStarts } from './diary';

export type DiaryColumnProps = {
  fallowMin: number;
  /** Units of the drawing, and so pixels at its full size. */
  width: number;
  /** Units of the drawing per minute. */
  scale: number;
  textSize: number;
};

/** One morning in the diary: a block a patient, hatched where the surgery stood empty. */
export function DiaryColumn({ fallowMin, width, scale, textSize }: DiaryColumnProps) {
  const hatch = useId();
  const { appointmentMin, lengthMin } = morning;
  return (
    <g>
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V7" stroke={colours.intake} strokeWidth="1.6" />
      </pattern>
      {patientStarts(fallowMin).map((start) => {
        const gapMin = Math.min(fallowMin, lengthMin - start - appointmentMin);
        const y = start * scale;
        return (
          <g key={start}>
            <rect y={y} width={width} height={appointmentMin * scale} fill={colours.teal} />
            <text x="10" y={y + 22} fontSize={textSize} fontWeight="550" fill="#fff">
              {clockTime(start)}
            </text>
            <rect
              y={y + appointmentMin * scale}
              width={width}
              height={gapMin * scale}
              fill={`url(#${hatch})`}
              fillOpacity=".75"
            />
          </g>
        );
      })}
    </g>
  );
}
