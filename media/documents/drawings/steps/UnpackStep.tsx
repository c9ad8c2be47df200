import { shown } from '@/config/sample';
import type { Purifier } from '@/data/products/product';
import { Arrow } from '../Arrow';
import { ink, stroke } from '../ink';
import { Machine } from '../Machine';
import { machineShape } from '../machine-shape';
import { closedPath } from '../path';
import { machineView, type Point3 } from '../view';

export type UnpackStepProps = { product: Purifier };

export function UnpackStep({ product }: UnpackStepProps) {
  const shape = machineShape(product);
  const [widthMm, depthMm, heightMm] = shown(product.packageDimensionsMm);
  const [x, y, z] = [widthMm / 2, depthMm / 2, heightMm * 0.5];
  const scale = 262 / shape.heightMm;
  const view = machineView(scale, [250, 385]);
  const up = machineView(scale, [250, 385 - heightMm * 0.26 * scale]);
  const side = (points: readonly Point3[]) => closedPath(points.map(view.project));
  const arrowX = 250 + widthMm * 0.9 * scale + 34;
  return (
    <>
      <g fill={ink.shade} stroke={ink.line} strokeWidth={stroke.outline} strokeLinejoin="round">
        <path
          d={side([
            [-x, y, 0],
            [x, y, 0],
            [x, y, z],
            [-x, y, z],
          ])}
        />
        <path
          d={side([
            [-x, y, z],
            [x, y, z],
            [x, y + 90, z + 110],
            [-x, y + 90, z + 110],
          ])}
          fill={ink.paper}
        />
        <path
          d={side([
            [-x, -y, 0],
            [-x, y, 0],
            [-x, y, z],
            [-x, -y, z],
          ])}
        />
      </g>
      <Machine view={up} shape={shape} isLit={false} />
      <g fill={ink.paper} stroke={ink.line} strokeWidth={stroke.outline} strokeLinejoin="round">
        <path
          d={side([
            [-x, -y, 0],
            [x, -y, 0],
            [x, -y, z],
            [-x, -y, z],
          ])}
        />
        <path
          d={side([
            [x, -y, 0],
            [x, y, 0],
            [x, y, z],
            [x, -y, z],
          ])}
          fill={ink.shade}
        />
        <path
          d={side([
            [-x, -y, z],
            [x, -y, z],
            [x, -y - 120, z - 60],
            [-x, -y - 120, z - 60],
          ])}
        />
        <path
          d={side([
            [x, -y, z],
            [x, y, z],
            [x + 130, y, z - 40],
            [x + 130, -y, z - 40],
          ])}
        />
      </g>
      <Arrow from={[arrowX, 210]} to={[arrowX, 70]} />
    </>
  );
}
