import type { ModelledProduct } from '@/data/model-file';
import { grouped } from '@/lib/number';
import type { LabelSide } from '../label-anchor';
import { modelSizeMm } from '../model-size';
import type { Aim, ModelProjection, ModelScene } from '../scene/model-scene';
import styles from './Drawings.module.scss';
import { SizeDrawing } from './SizeDrawing';
import { labelsFrom, StageLabels } from './StageLabels';

export type DrawingsProps = {
  product: ModelledProduct;
  scene: ModelScene;
  projection: ModelProjection;
  side: LabelSide;
  aim: Aim;
};

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
        <SizeDrawing
          boxM={scene.closedM}
          figures={[`${grouped(widthMm)} mm`, `${grouped(depthMm)} mm`, `${grouped(heightMm)} mm`]}
          gapM={(scene.closedM.high[1] - scene.closedM.low[1]) * 0.05}
          projection={projection}
        />
      )}
    </svg>
  );
}
