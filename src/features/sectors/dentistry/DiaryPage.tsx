import { colours } from '../colours';
import { clockTime, fallowBands, morning, patientStarts } from './diary';
import { DiaryColumn } from './DiaryColumn';

export type DiaryPageProps = {
  /** Width of the drawing in units. */
  width: number;
  /** Room for the hours on the left. */
  margin: number;
  gap: number;
  /** Units per minute. */
  scale: number;
  textSize: number;
  label: string;
  className?: string | undefined;
};

const headHeight = 64;
const footHeight = 76;

/** Four mornings side by side, one for each line of the withdrawn guidance. */
export function DiaryPage({ width, margin, gap, scale, textSize, label, className }: DiaryPageProps) {
  const columnWidth = (width - margin - gap * (fallowBands.length - 1)) / fallowBands.length;
  const dayHeight = morning.lengthMin * scale;
  const hours = Array.from({ length: morning.lengthMin / 60 + 1 }, (_, index) => index * 60);
  return (
    <svg
      viewBox={`0 0 ${width} ${headHeight + dayHeight + footHeight}`}
      className={className}
      role="img"
      aria-label={label}
      fill={colours.ink}
    >
      {hours.map((minutes) => (
        <g key={minutes} transform={`translate(0 ${headHeight + minutes * scale})`}>
          <path d={`M${margin} 0H${width}`} stroke={colours.rule} />
          <text y="5" fontSize={textSize} fill={colours.slate}>
            {clockTime(minutes)}
          </text>
        </g>
      ))}
      {fallowBands.map(({ fallowMin }, index) => (
        <g key={fallowMin} transform={`translate(${margin + index * (columnWidth + gap)} 0)`}>
          <text y="44" fontSize={Math.min(40, columnWidth * 0.42)} letterSpacing="-1.2">
            {fallowMin}
            <tspan dx="5" fontSize={textSize} letterSpacing="0" fill={colours.slate}>
              min
            </tspan>
          </text>
          <g transform={`translate(0 ${headHeight})`}>
            <DiaryColumn fallowMin={fallowMin} width={columnWidth} scale={scale} textSize={textSize} />
          </g>
          <text y={headHeight + dayHeight + 40} fontSize="26" letterSpacing="-.6">
            {patientStarts(fallowMin).length}
          </text>
          <text y={headHeight + dayHeight + 62} fontSize={textSize} fill={colours.slate}>
            patients
          </text>
        </g>
      ))}
    </svg>
  );
}
