import { shown } from '@/config/sample';
import type { ModelledProduct } from '@/data/model-file';
import { grouped } from '@/lib/format/number';
import type { BoxM } from '@/features/viewer/geometry/framing';
import type { LabelSide } from '@/features/viewer/geometry/label-anchor';
import type { Aim, ModelProjection, ModelScene } from '@/features/viewer/scene/model-scene';
import styles from './Drawings.module.scss';
import { DimensionLines } from './DimensionLines';
import { labelsFrom, StageLabels } from './StageLabels';

export type DrawingsProps = {
  product: ModelledProduct;
  scene: ModelScene;
  projection: ModelProjection;
  side: LabelSide;
  aim: Aim;
};

/** Width, depth and height in mm: a purifier's from its data, else the model's own. */
function modelSizeMm(product: ModelledProduct, { low, high }: BoxM): readonly [number, number, number] {
  if (product.kind === 'purifier') return shown(product.productDimensionsMm);
  const mm = (axis: 0 | 1 | 2) => Math.round((high[axis] - low[axis]) * 1000);
  return [mm(0), mm(2), mm(1)];
}

export function Drawings({ product, scene, projection, side, aim }: DrawingsProps) {
  const { widthPx, heightPx, opened } = projection;
  const [widthMm, depthMm, heightMm] = modelSizeMm(product, scene.closedM);
  return (
    <svg className={styles.drawings} viewBox={`0 0 ${widthPx} ${heightPx}`} aria-hidden="true">
      {product.kind === 'purifier' && opened > labelsFrom && (
        <StageLabels
          features={product.keyFeatures}
          scene={scene}
          projection={projection}
          side={side}
          chosen={aim.lookingAt}
        />
      )}
      {aim.isMeasured && opened < 0.02 && (
        <DimensionLines
          boxM={scene.closedM}
          figures={[`${grouped(widthMm)} mm`, `${grouped(depthMm)} mm`, `${grouped(heightMm)} mm`]}
          gapM={(scene.closedM.high[1] - scene.closedM.low[1]) * 0.05}
          projection={projection}
        />
      )}
    </svg>
  );
}
