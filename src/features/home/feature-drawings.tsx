import { unwrapSample } from '@/config/sample';
import { machineOf } from '@/domain/machines';
import { grouped } from '@/lib/format/number';
import { workingSpeedLimitDbA } from '@/domain/speeds';

/** Particles of 100,000 that pass at the most penetrating size (EN 1822, ISO 29463). */
const grades = [
  { name: 'E11', passes: 5000, fill: 'var(--copper)' },
  { name: 'H13', passes: 50, fill: 'var(--teal)' },
  { name: 'H14', passes: 5, fill: 'var(--teal)' },
];

export function GradesDrawing() {
  return grades.map(({ name, passes, fill }, row) => (
    <g key={name} transform={`translate(24 ${48 + row * 52})`} fontWeight={name === 'H13' ? 600 : undefined}>
      <text y="9">{name}</text>
      <path d={`M64-11h${Math.max(3, (passes / 5000) * 110)}v22H64z`} fill={fill} stroke="none" />
      <text x="254" y="9" textAnchor="end">
        {grouped(passes)}
      </text>
    </g>
  ));
}

/** Generation X from the side, 340 × 760 mm; x and y are its upper left corner. */
function Machine({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="#fff">
      <rect width="32" height="70" rx="4" />
      <path d="M0 27h32M6 37h20M6 45h20M6 53h20M6 61h20" />
      <circle cx="16" cy="13" r="6" fill="var(--ink)" />
    </g>
  );
}

/** Somebody carries Generation X through a door, to scale, to its next place. */
export function CarryingDrawing() {
  return (
    <>
      <path d="M0 188.5h300M206 188V26h94" stroke="var(--grey-300)" strokeWidth="2" />
      <path d="M20 118.5h32v70H20zM248 118.5h32v70h-32z" stroke="var(--grey-500)" strokeDasharray="5 5" />
      <g stroke="var(--ink-700)" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="113" cy="48" r="13" fill="var(--ink-700)" stroke="none" />
        <path d="M112 78l-5 38" strokeWidth="24" />
        <path d="M108 118l20 30 2 34h8M106 118l-6 32-20 30 8 4" strokeWidth="12" />
      </g>
      <Machine x={132} y={62} />
      <path
        d="M114 76l10 34 36 4"
        stroke="var(--ink-700)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

/** Generation X at each of its speeds; dark where people talk over it. */
export function NoiseDrawing() {
  const y = (noiseDbA: number) => 188 - noiseDbA * 2.4;
  return (
    <>
      <path d={`M14 ${y(workingSpeedLimitDbA)}h272`} stroke="var(--ink)" strokeDasharray="3 5" />
      {unwrapSample(machineOf('GEN X').speeds).map(({ noiseDbA }, index) => (
        <g key={noiseDbA} transform={`translate(${26 + index * 64})`}>
          <path
            d={`M0 188V${y(noiseDbA)}h50V188z`}
            fill={noiseDbA <= workingSpeedLimitDbA ? 'var(--teal)' : 'var(--grey-300)'}
            stroke="none"
          />
          <text
            x="25"
            y={y(noiseDbA) + 32}
            textAnchor="middle"
            fill={noiseDbA <= workingSpeedLimitDbA ? '#fff' : undefined}
          >
            {noiseDbA}
          </text>
        </g>
      ))}
      <path d="M14 188.5h272" stroke="var(--ink)" />
      <text x="14" y="46">
        dB(A)
      </text>
    </>
  );
}

/** A year as a clock: a dot when the large-particulate filter is cleaned, a band while the set is due. */
export function YearDrawing() {
  return (
    <g transform="translate(150 100)">
      <circle r="62" stroke="var(--grey-200)" strokeWidth="14" />
      <path d="M0 62a62 62 0 0 1 0-124" stroke="var(--teal)" strokeWidth="14" />
      {[0, 90, 180, 270].map((turn) => (
        <circle
          key={turn}
          r="9"
          cy="-62"
          fill="var(--copper)"
          stroke="#fff"
          strokeWidth="3"
          transform={`rotate(${turn})`}
        />
      ))}
      <text y="-6" textAnchor="middle">
        12
      </text>
      <text y="20" textAnchor="middle">
        months
      </text>
    </g>
  );
}
