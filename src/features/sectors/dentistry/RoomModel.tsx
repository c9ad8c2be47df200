import type { CalculatorModelName } from '@/domain/machines';
import { IsometricBox } from '@/drawing/IsometricBox';
import { machineFaces } from '@/drawing/machine-faces';
import { type BoxFaces, type BoxSize, isometricPaths, type Point3 } from '@/drawing/projection';

export type ModelBox = BoxSize & { faces: BoxFaces };

export type RoomModelProps = {
  /** Length, width and height in metres. */
  size: Point3;
  boxes: readonly ModelBox[];
  machine: { model: CalculatorModelName; at: Point3; size: Point3 };
  scale: number;
};

const lines = [0, 1, 2, 3, 4];

export function RoomModel({ size: [length, width, height], boxes, machine, scale }: RoomModelProps) {
  const [x, y] = [machine.at[0] + machine.size[0] / 2, machine.at[1] + machine.size[1] / 2];
  const top = machine.size[2];
  const { floor, backWall, sideWall } = isometricPaths.room([length, width, height], scale);
  const outlet = lines.map((index) => {
    const across = width * (0.15 + index * 0.17);
    return isometricPaths.curve(
      [
        [x, y, top],
        [x, y, height * 1.02],
        [x * 0.6, across, height * 0.96],
        [length * 0.06, across + 0.1, height * (0.84 - index * 0.05)],
      ],
      scale,
    );
  });
  const intake = lines.map((index) => {
    const across = width * (0.42 + index * 0.11);
    return isometricPaths.curve(
      [
        [length * (0.12 + index * 0.05), across, 0.12],
        [length * 0.5, across, 0.08],
        [x - 0.2, y + 0.9, 0.1],
        [x, y + machine.size[1] / 2, 0.1 + index * top * 0.1],
      ],
      scale,
    );
  });
  return (
    <g>
      <g stroke="var(--ink)" strokeWidth="1.2" strokeLinejoin="round">
        <path d={floor} fill="#fff" />
        <path d={backWall} fill="var(--ice)" />
        <path d={sideWall} fill="var(--mist)" />
      </g>
      {boxes.map((box) => (
        <IsometricBox key={box.at.join()} {...box} scale={scale} />
      ))}
      <g fill="none" strokeLinecap="round" strokeWidth="1.3">
        {intake.map((path) => (
          <path key={path} d={path} stroke="var(--intake)" opacity=".8" />
        ))}
        {outlet.map((path) => (
          <path key={path} d={path} stroke="var(--air)" />
        ))}
      </g>
      <IsometricBox at={machine.at} size={machine.size} faces={machineFaces(machine.model)} scale={scale} />
    </g>
  );
}
