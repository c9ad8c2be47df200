import type { Purifier } from '@/data/products/product';
import { purificationStages } from '@/data/products/stages';
import { stagePlaces } from '@/data/products/stage-places';
import { DocumentPicture } from './DocumentPicture';

export type StageListProps = { product: Purifier };

/** The drawing's units are hundredths of the picture's width; the pictures are a quarter higher than wide. */
const height = 125;
const numberX = 83;

/** The opened machine with its stages by number, from the foot up. */
export function StageList({ product }: StageListProps) {
  const { keyFeatures, figure } = product;
  return (
    <div className="stage-list">
      <div className="stage-figure">
        <div>
          <DocumentPicture name={figure.picture.name} alt={figure.alt} />
          <svg viewBox={`0 0 100 ${height}`} aria-hidden="true">
            {stagePlaces(product).map(([x, down], index) => {
              const y = (down / 100) * height;
              return (
                <g key={index}>
                  <path d={`M${x} ${y}H${numberX - 1.5}`} />
                  <circle cx={x} cy={y} r="0.7" />
                  <text x={numberX} y={y} dy="0.35em">
                    {index + 1}
                  </text>
                </g>
              );
            })}
          </svg>
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
