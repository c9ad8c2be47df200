import { unwrapSample } from '@/config/sample';
import { machineOf } from '@/domain/machines';
import { workingSpeedLimitDbA } from '@/domain/speeds';

// Each 120 × 112 units, on a floor at 110.5, in thin lines with one part in copper.

const floor = <path d="M0 110.5h120" stroke="var(--grey-300)" />;

/** Of 2,000 particles the one that may pass H13: 0.05% (EN 1822, ISO 29463). */
export function GradesDrawing() {
  const rows = Array.from({ length: 40 }, (_, row) => `M.7 ${(1 + row * 2.8).toFixed(1)}h120`);
  return (
    <>
      <path d={rows.join('')} strokeWidth="1" strokeDasharray="1 1.4" />
      <circle cx="87" cy="37.4" r="3.6" fill="var(--copper)" stroke="var(--porcelain)" strokeWidth="2" />
    </>
  );
}

/** Somebody of 1.70 m carries Generation X, 0.76 m, from the side (1 unit is 16 mm). */
export function CarryingDrawing() {
  return (
    <>
      {floor}
      <path d="M1 110.5V63h21v47.5M98 110.5V63h21v47.5" stroke="var(--grey-500)" strokeDasharray="2 3" />
      <g fill="var(--porcelain)" strokeLinejoin="round">
        <circle cx="52" cy="10.5" r="6.6" />
        <path d="M47 20c-5 2-7 8-7 14l2 26-5 23-11 21-2 6.5h10l1-3 11-22 5-17 6 16 2 26h12q0-3-6-4l-1-22-3-25-2-25c0-9-3-14-7-15z" />
        <rect x="67" y="42" width="21" height="47.5" rx="2" />
        <path d="M67 59h21M72 66h16M72 72h16M72 78h16M72 84h16" />
        <circle cx="78" cy="50.5" r="3.5" />
        <path d="M47 28l3 21 24 9 1.5-4-19-8-2-18q-4-5-7.5 0z" />
      </g>
      <path d="M85 57.5h4v4h-4z" fill="var(--copper)" stroke="none" />
    </>
  );
}

/** Generation X at each of its speeds, below and above what people talk over. */
export function NoiseDrawing() {
  const y = (noiseDbA: number) => (110.5 - noiseDbA * 1.9).toFixed(1);
  return (
    <>
      {floor}
      <path d={`M0 ${y(workingSpeedLimitDbA)}h120`} stroke="var(--copper)" strokeDasharray="3 3" />
      {unwrapSample(machineOf('GEN X').speeds).map(({ noiseDbA }, index) => (
        <path key={noiseDbA} d={`M${10 + index * 33} 110.5V${y(noiseDbA)}a4 4 0 1 0 0-8a4 4 0 1 0 0 8`} />
      ))}
    </>
  );
}

const months = Array.from({ length: 12 }, (_, index) => index * 30);

/** A year as a clock: a ring when the large-particulate filter is cleaned, in copper when the set is new. */
export function YearDrawing() {
  return (
    <g transform="translate(56 56)">
      {months.map((turn) => (
        <path key={turn} d="M0-54v8" transform={`rotate(${turn})`} />
      ))}
      <circle r="38" stroke="var(--grey-300)" />
      {months.map((turn) =>
        turn % 90 ? null : (
          <circle
            key={turn}
            r="5"
            cy="-38"
            fill={turn ? 'var(--porcelain)' : 'var(--copper)'}
            stroke={turn ? undefined : 'none'}
            transform={`rotate(${turn})`}
          />
        ),
      )}
    </g>
  );
}
