import { unwrapSample } from '@/config/sample';
import type { Purifier } from '@/data/products/product';
import { Arrow } from '../Arrow';
import { ink, pen } from '../ink';
import { Machine } from '../Machine';
import { machineShape } from '../machine-shape';
import { createView, type Point3 } from '../view';

const sum = ([x, y, z]: Point3, [a, b, c]: Point3): Point3 => [x + a, y + b, z + c];

export function UnpackStep({ product }: { product: Purifier }) {
  const shape = machineShape(product);
  const [widthMm, depthMm, heightMm] = unwrapSample(product.packageDimensionsMm);
  const [x, y, z] = [widthMm / 2, depthMm / 2, heightMm * 0.5];
  const scale = 262 / shape.heightMm;
  const view = createView({ scale, at: [250, 385] });
  const lifted = createView({ scale, at: [250, 385 - heightMm * 0.26 * scale] });
  /** A side or a flap of the carton: a parallelogram on the edge from `from` to `to`. */
  const side = (from: Point3, to: Point3, edge: Point3) => view.outline([from, to, sum(to, edge), sum(from, edge)]);
  const up: Point3 = [0, 0, z];
  const arrowX = 250 + widthMm * 0.9 * scale + 34;
  return (
    <>
      <g fill={ink.shade} {...pen.outline} strokeLinejoin="round">
        <path d={side([-x, y, 0], [x, y, 0], up)} />
        <path d={side([-x, y, z], [x, y, z], [0, 90, 110])} fill={ink.paper} />
        <path d={side([-x, -y, 0], [-x, y, 0], up)} />
      </g>
      <Machine view={lifted} shape={shape} isLit={false} />
      <g fill={ink.paper} {...pen.outline} strokeLinejoin="round">
        <path d={side([-x, -y, 0], [x, -y, 0], up)} />
        <path d={side([x, -y, 0], [x, y, 0], up)} fill={ink.shade} />
        <path d={side([-x, -y, z], [x, -y, z], [0, -120, -60])} />
        <path d={side([x, -y, z], [x, y, z], [130, 0, -40])} />
      </g>
      <Arrow from={[arrowX, 210]} to={[arrowX, 70]} />
    </>
  );
}
