import { unwrapSample } from '@/config/sample';
import { calculatorModels, machineOf } from '@/domain/machines';
import { noiseRangeDbA, quietBelowDbA, speedsOf, workingSpeedLimitDbA } from '@/domain/speeds';

const [minDbA, maxDbA] = [14, 63];
const headPx = 40;
const rowPx = 42;
const axisPx = headPx + calculatorModels.length * rowPx;

function place(noiseDbA: number): string {
  return `${(((noiseDbA - minDbA) / (maxDbA - minDbA)) * 100).toFixed(1)}%`;
}

const limit = place(workingSpeedLimitDbA);
const [, loudestDbA] = noiseRangeDbA(speedsOf('GEN Z'));

/** Each machine at each of its speeds, by number, over an axis; what is louder than talk is shaded. */
export function NoiseScale() {
  return (
    <>
      <p className="mb-2 muted">Noise at each speed, estimated</p>
      <svg
        className="d-block w-100 overflow-visible"
        height={axisPx + 78}
        fill="var(--ink)"
        textAnchor="middle"
        aria-hidden="true"
      >
        <rect width="100%" height={axisPx} fill="var(--mist)" />
        <rect width={limit} height={axisPx} fill="#fff" />
        <text x={limit} dx="-12" y="26" textAnchor="end">
          quiet enough to talk
        </text>
        <text x={limit} dx="12" y="26" textAnchor="start">
          louder
        </text>
        {calculatorModels.map(({ model }, row) => {
          const noises = unwrapSample(machineOf(model).speeds).map(({ noiseDbA }) => place(noiseDbA));
          return (
            <g key={model} transform={`translate(0 ${headPx + (row + 0.5) * rowPx})`}>
              <line x1={noises[0]} x2={noises.at(-1)} stroke="var(--grey-300)" />
              {noises.map((x, index) => (
                <g key={x}>
                  <circle cx={x} r="11" />
                  <text x={x} dy="0.35em" fill="#fff" className="fine">
                    {index + 1}
                  </text>
                </g>
              ))}
              <text x={noises[0]} dx="-20" dy="6" textAnchor="end">
                {model.replace('GEN ', '')}
              </text>
            </g>
          );
        })}
        <line x2="100%" y1={axisPx} y2={axisPx} stroke="var(--ink)" />
        {[quietBelowDbA, workingSpeedLimitDbA, loudestDbA].map((dbA) => (
          <g key={dbA}>
            <line x1={place(dbA)} x2={place(dbA)} y1={axisPx} y2={axisPx + 10} stroke="var(--ink)" />
            <text x={place(dbA)} y={axisPx + 46} className="h2">
              {dbA}
            </text>
            <text x={place(dbA)} y={axisPx + 72}>
              dB(A)
            </text>
          </g>
        ))}
      </svg>
    </>
  );
}
