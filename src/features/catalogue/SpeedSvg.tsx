import type { CalculatorModelName } from '@/domain/machines';
import { speedOf, speedsOf, workingSpeedLimitDbA } from '@/domain/speeds';
import { grouped } from '@/lib/format/number';

export type SpeedSvgProps = { model: string; name: CalculatorModelName };

const [left, right, top, floor] = [4, 416, 48, 226];
/** Noise scale in dB(A), shared by all machines; the airflow scale ends at the machine's top speed. */
const [quietest, loudest] = [15, 65];
/** Reference sounds in dB(A), general knowledge. */
const known = [
  { dbA: 30, says: 'whisper' },
  { dbA: 40, says: 'library' },
  { dbA: 60, says: 'talk' },
] as const;

const x = (dbA: number) => Math.round(left + ((dbA - quietest) / (loudest - quietest)) * (right - left));

/** Airflow and noise of each speed, to scale. Uses no CSS, because the PDFs render it too. */
export function SpeedSvg({ model, name }: SpeedSvgProps) {
  const speeds = speedsOf(name);
  const full = speedOf(name, 'full');
  const working = speedOf(name, 'working');
  const y = (m3PerHour: number) => Math.round(floor - (m3PerHour / full.airflowM3PerHour) * (floor - top));
  const points = speeds.map((speed) => ({ ...speed, cx: x(speed.noiseDbA), cy: y(speed.airflowM3PerHour) }));
  const limitX = x(workingSpeedLimitDbA);
  return (
    <svg
      viewBox="0 0 420 268"
      role="img"
      aria-label={`${model}: ${points.map(({ speed, airflowM3PerHour, noiseDbA }) => `speed ${speed}, ${grouped(airflowM3PerHour)} m³/h at ${noiseDbA} dB(A)`).join('; ')}`}
      fontSize="14"
      fill="#4B5A6C"
    >
      <rect x={left} y={top - 26} width={limitX - left} height={floor - top + 26} fill="#E9F0F3" />
      <text x={left + 10} y={top - 8}>
        Talk without raising your voice
      </text>
      <path d={`M${left} ${floor}H${right}`} stroke="#0B1422" />
      <path d={`M${limitX} ${top - 26}V${floor}`} stroke="#75838F" strokeDasharray="4 4" />
      <path
        d={`M${points.map(({ cx, cy }) => `${cx} ${cy}`).join('L')}`}
        fill="none"
        stroke="#1493A0"
        strokeWidth="2"
      />
      {points.map(({ speed, airflowM3PerHour, noiseDbA, cx, cy }) => (
        <g key={speed} textAnchor="middle">
          <path d={`M${cx} ${cy}V${floor + 6}`} stroke="#A9B8C1" />
          <circle cx={cx} cy={cy} r="11" fill={speed === working.speed ? '#0B6670' : '#0B1422'} />
          <text x={cx} y={cy + 4.5} fill="#fff" fontWeight="600">
            {speed}
          </text>
          <text
            x={cx - (cx - left < 60 ? 12 : 17)}
            y={cy - (cx - left < 60 ? 19 : 7)}
            textAnchor={cx - left < 60 ? 'start' : 'end'}
            fill="#0B1422"
            fontWeight={speed === working.speed ? 600 : 400}
          >
            {grouped(airflowM3PerHour)} m³/h
          </text>
          <text x={cx} y={floor + 20} fill="#0B1422">
            {noiseDbA}
          </text>
        </g>
      ))}
      <text x={right} y={floor + 20} textAnchor="end">
        dB(A)
      </text>
      {known.map(({ dbA, says }) => (
        <text key={says} x={x(dbA)} y={floor + 39} textAnchor="middle" fontSize="13">
          {says}, {dbA}
        </text>
      ))}
    </svg>
  );
}
