import { unwrapSample } from '@/config/sample';
import type { ModelledProduct } from '@/data/model-file';
import type { KeyFeature } from '@/data/products/product';
import { purificationStages } from '@/data/products/stages';
import { grouped } from '@/lib/format/number';
import type { BoxM } from '@/features/viewer/geometry/framing';
import { isClearOf, labelAnchorM, type LabelSide, seenM } from '@/features/viewer/geometry/label-anchor';
import { placeLabels } from '@/features/viewer/geometry/place-labels';
import type { Aim, ModelProjection, ModelScene } from '@/features/viewer/scene/model-scene';
import styles from './Drawings.module.scss';
import { DimensionLines } from './DimensionLines';

type StageLabelsProps = {
  features: readonly KeyFeature[];
  scene: ModelScene;
  projection: ModelProjection;
  side: LabelSide;
  chosen: string | undefined;
};

/** Opening share at which labels appear, and over which they fade in. */
const labelsFrom = 0.3;
const labelsFade = 0.1;
const roomyPx = 560;
const maxLabelPx = 150;

function StageLabels({ features, scene, projection, side, chosen }: StageLabelsProps) {
  const { widthPx, heightPx, opened, orbit, toCanvas } = projection;
  const isRoomy = widthPx >= roomyPx;
  const isRight = side === 'right';
  const anchor = isRight ? 'start' : 'end';
  const edgePx = isRight ? Math.min(widthPx * 0.6, widthPx - maxLabelPx) : Math.max(widthPx * 0.4, maxLabelPx);
  const named = purificationStages.filter(({ stage }) => features.some((feature) => feature.stage === stage));
  const anchors = named.flatMap(({ stage }) => {
    const id = `stage-${stage}`;
    const part = scene.parts.find(({ name }) => name === id);
    const boxM = scene.partM(id);
    if (!part || !boxM) return [];
    const below = stage === 1 ? 'body' : `stage-${stage - 1}`;
    const seen = part.pullM[2] === 0 ? seenM(boxM, scene.partM(below), scene.partM(`stage-${stage + 1}`)) : boxM;
    const [xPx, yPx] = toCanvas(labelAnchorM(seen, part.pullM, orbit.azimuthDeg, side));
    const isInside = xPx > 0 && xPx < widthPx && yPx > 0 && yPx < heightPx;
    const isClear = isClearOf(edgePx, side, boxM, (placeM) => toCanvas(placeM)[0]);
    return isInside && isClear ? [{ id, xPx, yPx }] : [];
  });
  const column = { topPx: 28, bottomPx: heightPx - (isRoomy ? 40 : 70), stepPx: isRoomy ? 48 : 26 };
  return (
    <g opacity={Math.min(1, (opened - labelsFrom) / labelsFade)}>
      {placeLabels(anchors, column).map(({ id, xPx, yPx, labelYPx }) => {
        const stage = named.find((each) => `stage-${each.stage}` === id);
        if (!stage) return null;
        const elbowPx = isRight ? Math.max(edgePx - 18, xPx + 6) : Math.min(edgePx + 18, xPx - 6);
        return (
          <g key={id} className={id === chosen ? styles.chosen : undefined}>
            <polyline
              className={styles.leader}
              points={`${xPx},${yPx} ${elbowPx},${labelYPx} ${edgePx + (isRight ? -6 : 6)},${labelYPx}`}
            />
            <circle className={styles.dot} cx={xPx} cy={yPx} r="2.5" />
            <text className={styles.label} x={edgePx} y={labelYPx} dy="0.32em" textAnchor={anchor}>
              <tspan className={styles.number}>{stage.stage}</tspan> {stage.label}
            </text>
            {isRoomy && (
              <text className={styles.note} x={edgePx} y={labelYPx + 18} dy="0.32em" textAnchor={anchor}>
                {stage.note}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

type DrawingsProps = {
  product: ModelledProduct;
  scene: ModelScene;
  projection: ModelProjection;
  side: LabelSide;
  aim: Aim;
};

/** Width, depth and height in mm: a purifier's from its data, else the model's own. */
function modelSizeMm(product: ModelledProduct, { low, high }: BoxM): readonly [number, number, number] {
  if (product.kind === 'purifier') return unwrapSample(product.productDimensionsMm);
  const mm = (axis: 0 | 1 | 2) => Math.round((high[axis] - low[axis]) * 1000);
  return [mm(0), mm(2), mm(1)];
}

/** What is drawn over the canvas: names of the stages, lines of size, things of known size. */
export function Drawings({ product, scene, projection, side, aim }: DrawingsProps) {
  const { widthPx, heightPx, opened } = projection;
  const [widthMm, depthMm, heightMm] = modelSizeMm(product, scene.closedM);
  return (
    <svg
      className={`position-absolute w-100 h-100 inset-0 pe-none ${styles.drawings}`}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      aria-hidden="true"
    >
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
