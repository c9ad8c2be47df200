import { bayM, machineSpots, openFloor } from './building';

export type PlanCutProps = { scale: number };

const bays = openFloor.lengthM / bayM;

/** Where the tall plan ends: only the last bay of the open floor is shown, and the others are told. */
export function PlanCut({ scale }: PlanCutProps) {
  const [y, width] = [(bays - 1) * bayM * scale, openFloor.widthM * scale];
  return (
    <>
      <rect x="-60" y="-20" width={width + 80} height={y + 14} fill="var(--porcelain)" />
      <path d={`M-6 ${y - 6}H${width + 6}`} stroke="var(--ink)" strokeDasharray="6 5" />
      <text x={width / 2} y={y - 20} fontSize="13" textAnchor="middle" fill="var(--slate)">
        The other half is like this one, with {machineSpots.length / bays} machines
      </text>
    </>
  );
}
