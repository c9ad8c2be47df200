import type { Purifier } from '@/data/products/product';
import { purificationStages } from '@/data/products/stages';
import { machineShape } from '../drawings/machine-shape';
import { StageStack } from '../drawings/StageStack';

export type StageListProps = { product: Purifier };

/** In 0.1 mm; the style sheet repeats it. */
const rowHeight = { 5: 300, 6: 255 } as const;

export function StageList({ product }: StageListProps) {
  const { keyFeatures } = product;
  const count = product.stages === 6 ? 6 : 5;
  const isRound = machineShape(product).filter.kind === 'cartridge';
  return (
    <div className={`stage-list stages-${count}`}>
      <StageStack isRound={isRound} stages={count} rowHeight={rowHeight[count]} />
      <ol>
        {purificationStages.slice(0, count).map(({ stage, name }) => (
          <li key={stage}>
            <h3>
              <span className="number">{stage}</span> {name}
            </h3>
            <p>{keyFeatures.find((feature) => feature.stage === stage)?.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
