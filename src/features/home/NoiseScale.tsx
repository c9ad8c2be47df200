import { unwrapSample } from '@/config/sample';
import { calculatorModels, machineOf } from '@/domain/machines';
import { noiseRangeDbA, quietBelowDbA, speedsOf, workingSpeedLimitDbA } from '@/domain/speeds';
import styles from './NoiseScale.module.scss';

const [minDbA, maxDbA] = [14, 59];
const rowPx = 40;
const heightPx = calculatorModels.length * rowPx;

function place(noiseDbA: number): string {
  return `${(((noiseDbA - minDbA) / (maxDbA - minDbA)) * 100).toFixed(1)}%`;
}

const limit = place(workingSpeedLimitDbA);
const [, loudestDbA] = noiseRangeDbA(speedsOf('GEN Z'));

/** Each machine at each of its speeds, the first in copper, below and above what people talk over. */
export function NoiseScale() {
  return (
    <div aria-hidden="true">
      <svg className="d-block w-100 overflow-visible" height={heightPx} fill="var(--ink)">
        <rect width={limit} height={heightPx} fill="#fff" />
        {calculatorModels.map(({ model }, row) => {
          const noises = unwrapSample(machineOf(model).speeds).map(({ noiseDbA }) => place(noiseDbA));
          return (
            <g key={model} transform={`translate(0 ${(row + 0.5) * rowPx})`}>
              <line x1={noises[0]} x2={noises.at(-1)} stroke="var(--grey-300)" />
              {noises.map((x) => (
                <circle key={x} cx={x} r="6" />
              ))}
              <circle cx={noises[0]} r="6" fill="var(--copper)" />
              <text x={noises[0]} dx="-16" dy="5" textAnchor="end">
                {model.replace('GEN ', '')}
              </text>
            </g>
          );
        })}
        <line x1={limit} x2={limit} y2={heightPx} stroke="var(--ink)" />
      </svg>
      <div className={`d-grid pt-2 ${styles.figures}`}>
        <p>
          from below <b>{quietBelowDbA}</b> dB(A) <small>at speed 1</small>
        </p>
        <p>
          <b>{workingSpeedLimitDbA}</b>{' '}
          <small>
            <span className="d-none d-lg-inline">you can</span> talk
          </small>
        </p>
        <p className="text-end">
          <b>{loudestDbA}</b>{' '}
          <small>
            full <span className="d-none d-md-inline">speed</span>
          </small>
        </p>
      </div>
    </div>
  );
}
