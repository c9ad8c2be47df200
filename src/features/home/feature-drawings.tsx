import { unwrapSample } from '@/config/sample';
import { machineOf } from '@/domain/machines';
import { workingSpeedLimitDbA } from '@/domain/speeds';

// Each 150 × 130 units in lines of 1.5 px, what matters in copper; two stand on a floor at 129.

const floor = <path d="M0 129h150" stroke="var(--grey-300)" />;

/** Particles that reach a pleated filter, and one behind it. */
export function GradesDrawing() {
  const pleats = Array.from({ length: 6 }, (_, pleat) => `L102 ${pleat * 20 + 15}L72 ${pleat * 20 + 25}`);
  const dust = Array.from(
    { length: 7 },
    (_, row) => `M${row % 2 ? 12 : 4} ${row * 19 + 5}${'a2.5 2.5 0 1 0 .1 0m16 0'.repeat(4)}`,
  );
  return (
    <>
      <path d={dust.join('')} />
      <path d={`M72 5${pleats.join('')}`} strokeLinejoin="round" />
      <circle cx="132" cy="65" r="5" fill="var(--copper)" stroke="none" />
    </>
  );
}

/** Somebody of 1.70 m carries Generation X, 0.76 m, from the side (1 unit is 13.8 mm). */
export function CarryingDrawing() {
  return (
    <>
      {floor}
      <g transform="translate(6 1) scale(1.158)">
        <path d="M1 110.5V63h21v47.5M98 110.5V63h21v47.5" stroke="var(--grey-500)" strokeDasharray="2 3" />
        <g fill="var(--porcelain)" strokeLinejoin="round">
          <circle cx="52" cy="10.5" r="6.6" />
          <path d="M47 20c-5 2-7 8-7 14l2 26-5 23-11 21-2 6.5h10l1-3 11-22 5-17 6 16 2 26h12q0-3-6-4l-1-22-3-25-2-25c0-9-3-14-7-15z" />
          <rect x="67" y="42" width="21" height="47.5" rx="2" />
          <path d="M67 59h21M72 66h11M72 73h11M72 80h11" />
          <circle cx="77.5" cy="50.5" r="3.5" />
          <path d="M47 28l3 21 24 9 1.5-4-19-8-2-18q-4-5-7.5 0z" />
        </g>
        <path d="M84.5 57h5v5h-5z" fill="var(--copper)" stroke="none" />
      </g>
    </>
  );
}

/** Generation X at each of its speeds, the first in copper, below and above what people talk over. */
export function NoiseDrawing() {
  const y = (noiseDbA: number) => 129 - noiseDbA * 2.1;
  return (
    <>
      {floor}
      <path d={`M0 ${y(workingSpeedLimitDbA)}h150`} stroke="var(--grey-500)" strokeDasharray="2 3" />
      {unwrapSample(machineOf('GEN X').speeds).map(({ noiseDbA }, index) => (
        <g key={noiseDbA} transform={`translate(${15 + index * 40} ${y(noiseDbA)})`}>
          <path d={`M0 0V${129 - y(noiseDbA)}`} />
          <circle r="5" fill={index ? 'var(--porcelain)' : 'var(--copper)'} stroke={index ? undefined : 'none'} />
        </g>
      ))}
    </>
  );
}

const months = Array.from({ length: 12 }, (_, index) => index * 30);

/** A year as a clock: a ring when the large-particulate filter is cleaned, in copper when the set is new. */
export function YearDrawing() {
  return (
    <g transform="translate(75 66)">
      <circle r="46" stroke="var(--grey-300)" />
      {months.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0-63v7" />
          {turn % 90 === 0 && (
            <circle
              r="5"
              cy="-46"
              fill={turn ? 'var(--porcelain)' : 'var(--copper)'}
              stroke={turn ? undefined : 'none'}
            />
          )}
        </g>
      ))}
    </g>
  );
}
