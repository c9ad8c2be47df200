import type { Purifier } from '@/data/products/product';
import { purificationStages } from '@/data/products/stages';
import { StageNumbers } from '@/features/product/StageNumbers';
import { DocumentPicture } from './DocumentPicture';

type StageListProps = { product: Purifier };

/** The opened machine with its stages by number, from the foot up. */
export function StageList({ product }: StageListProps) {
  const { keyFeatures, figure } = product;
  return (
    <div className="stage-list">
      <div className="stage-figure">
        <div>
          <DocumentPicture name={figure.picture.name} alt={figure.alt} />
          <StageNumbers purifier={product} fontSize={3} />
        </div>
      </div>
      <ol>
        {purificationStages.slice(0, product.stages).map(({ stage, name }) => (
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
