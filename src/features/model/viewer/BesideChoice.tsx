import { Segments } from '@/components/ui/Segments';
import { type KnownThing, knownThings } from '../known-things';
import styles from './BesideChoice.module.scss';

export type BesideChoiceProps = {
  /** True for products that a door would dwarf. */
  isSmall: boolean;
  chosen: KnownThing | undefined;
  onChoose: (thing: KnownThing | undefined) => void;
};

const names: Record<KnownThing, string> = { door: 'A door', chair: 'A chair', bottle: 'A litre bottle' };

export function BesideChoice({ isSmall, chosen, onChoose }: BesideChoiceProps) {
  const things = knownThings.filter((thing) => thing !== 'door' || !isSmall);
  return (
    <div className={styles.beside}>
      <Segments<KnownThing | 'nothing'>
        legend="Beside"
        segments={[
          { value: 'nothing', label: 'Nothing' },
          ...things.map((thing) => ({ value: thing, label: names[thing] })),
        ]}
        chosen={chosen ?? 'nothing'}
        onChoose={(thing) => onChoose(thing === 'nothing' ? undefined : thing)}
      />
    </div>
  );
}
