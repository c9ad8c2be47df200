import { type CalculatorModelName, machineSizeM } from '@/domain/machines';
import { machineFaces } from '@/drawing/machine-faces';

/** Units of the drawing in a metre. */
const metre = 112;
const floor = 134;
const gap = 8;

type SocketsDrawingProps = {
  /** Two groups that clean the same room. */
  groups: readonly { model: CalculatorModelName; machines: number }[];
};

/** Machines on one floor to one scale, each over the socket that it takes. */
export function SocketsDrawing({ groups }: SocketsDrawingProps) {
  return (
    <svg viewBox="0 0 514 192" className="d-block w-100" fill="none" aria-hidden="true">
      <path d={`M0 ${floor}H514`} stroke="var(--ink)" strokeWidth="2" />
      {groups.map(({ model, machines }, group) => {
        const [widthM, , heightM] = machineSizeM(model);
        const [width, height] = [widthM * metre, heightM * metre];
        return Array.from({ length: machines }, (_, index) => (
          <g key={`${model} ${index}`} transform={`translate(${group * 281.5 + index * (width + gap) + 1} ${floor})`}>
            <Machine model={model} width={width} height={height} />
            <Socket at={width / 2} />
          </g>
        ));
      })}
    </svg>
  );
}

type MachineProps = { model: CalculatorModelName; width: number; height: number };

/** It stands on 0. */
function Machine({ model, width, height }: MachineProps) {
  const seam = -0.6 * height;
  const slots = [0.12, 0.22, 0.32, 0.42, 0.52].map((share) => `M${0.14 * width} ${-share * height}h${0.72 * width}`);
  return (
    <>
      <rect y={-height} width={width} height={height - 1} rx="4" fill={machineFaces(model)[1]} stroke="var(--ink)" />
      <path d={`M0 ${seam}H${width}${slots.join('')}`} stroke="var(--slate)" strokeWidth="2" />
      <circle cx={width / 2} cy={-0.82 * height} r={0.24 * width} fill="var(--ink)" />
      <circle cx={width / 2} cy={-0.82 * height} r={0.09 * width} fill="var(--cyan)" />
    </>
  );
}

/** With the three holes of a British one. */
function Socket({ at }: { at: number }) {
  return (
    <g transform={`translate(${at} 20)`}>
      <path d="M0-20V2" stroke="var(--copper)" strokeWidth="3" />
      <rect x="-17" width="34" height="34" rx="3" fill="var(--copper)" />
      <path d="M0 8v7M-9 19v6M9 19v6" stroke="#fff" strokeWidth="3.5" />
    </g>
  );
}
