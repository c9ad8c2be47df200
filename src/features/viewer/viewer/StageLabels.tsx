import type { KeyFeature } from '@/data/products/product';
import { purificationStages } from '@/data/products/stages';
import { isClearOf, labelAnchorM, type LabelSide } from '@/features/viewer/geometry/label-anchor';
import { placeLabels } from '@/features/viewer/geometry/place-labels';
import type { ModelProjection, ModelScene } from '@/features/viewer/scene/model-scene';
import styles from './Drawings.module.scss';

export type StageLabelsProps = {
  features: readonly KeyFeature[];
  scene: ModelScene;
  projection: ModelProjection;
  side: LabelSide;
  chosen: string | undefined;
};

/** Opening share at which labels appear, and over which they fade in. */
export const labelsFrom = 0.3;
const labelsFade = 0.1;
const roomyPx = 560;
const maxLabelPx = 150;

export function StageLabels({ features, scene, projection, side, chosen }: StageLabelsProps) {
  const { widthPx, heightPx, opened, orbit, toCanvas } = projection;
  const isRoomy = widthPx >= roomyPx;
  const isRight = side === 'right';
  const edgePx = isRight ? Math.min(widthPx * 0.6, widthPx - maxLabelPx) : Math.max(widthPx * 0.4, maxLabelPx);
  const named = purificationStages.filter(({ stage }) => features.some((feature) => feature.stage === stage));
  const anchors = named.flatMap(({ stage }) => {
    const id = `stage-${stage}`;
    const part = scene.parts.find(({ name }) => name === id);
    const boxM = scene.partM(id);
    if (!part || !boxM) return [];
    const [xPx, yPx] = toCanvas(labelAnchorM(boxM, part.pullM, orbit.azimuthDeg, side));
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
            <text className={styles.label} x={edgePx} y={labelYPx} dy="0.32em" textAnchor={isRight ? 'start' : 'end'}>
              <tspan className={styles.number}>{stage.stage}</tspan> {stage.label}
            </text>
            {isRoomy && (
              <text
                className={styles.note}
                x={edgePx}
                y={labelYPx + 18}
                dy="0.32em"
                textAnchor={isRight ? 'start' : 'end'}
              >
                {stage.note}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
