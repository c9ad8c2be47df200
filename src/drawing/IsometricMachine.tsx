import { type MachineModel, machineSizeM } from '@/domain/machines';
import { IsometricBox } from './IsometricBox';
import { machineFaces } from './machine-faces';
import { isometric } from './projection';

type IsometricMachineProps = {
  model: MachineModel;
  /** The place of its corner nearest to the room's far corner, in metres. */
  at: readonly [x: number, y: number];
  scale: number;
};

/** A machine with the face of its pictures: round display, coral tab at the seam, slots below. */
export function IsometricMachine({ model, at: [x, y], scale }: IsometricMachineProps) {
  const [width, depth, height] = machineSizeM(model);
  const [left, foot] = isometric([x, y + depth, 0], scale);
  const seam = 0.6 * height;
  const slots = [0.12, 0.24, 0.36, 0.48].map((share) => `M${0.12 * width} ${share * height}h${0.76 * width}`);
  return (
    <>
      <IsometricBox at={[x, y, 0]} size={[width, depth, height]} faces={machineFaces(model)} scale={scale} />
      {/* Metres across and up its front. */}
      <g transform={`matrix(${0.866 * scale} ${0.5 * scale} 0 ${-scale} ${left.toFixed(1)} ${foot.toFixed(1)})`}>
        <circle cx={width / 2} cy={0.82 * height} r={0.26 * width} fill="var(--ink)" />
        <circle cx={width / 2} cy={0.82 * height} r={0.1 * width} fill="var(--cyan)" />
        <path d={`M0 ${seam}H${width}${slots.join('')}`} stroke="var(--slate)" strokeWidth=".018" />
        <path d={`M${0.86 * width} ${seam}v${-0.12 * height}`} stroke="var(--copper)" strokeWidth=".05" />
      </g>
    </>
  );
}
