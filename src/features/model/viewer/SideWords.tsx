import type { ModelSides } from '@/data/products/product';
import { sideNames } from '../orbit';

export type SideWordsProps = { model: string; sides: ModelSides };

/** Text alternative of the model. */
export function SideWords({ model, sides }: SideWordsProps) {
  return (
    <div className="visually-hidden">
      <p>{model} from each side:</p>
      <ul>
        {sideNames.map((side) => (
          <li key={side}>{sides[side]}</li>
        ))}
      </ul>
    </div>
  );
}
