import { SegmentedControl } from '@/components/forms/SegmentedControl';
import { type ScaleReference, scaleReferences } from '@/features/viewer/geometry/scale-references';
import styles from './ScalePicker.module.scss';

export type ScalePickerProps = {
  /** True for products that a door would dwarf. */
  isSmall: boolean;
  chosen: ScaleReference | undefined;
  onChoose: (thing: ScaleReference | undefined) => void;
};

const names: Record<ScaleReference, string> = { door: 'A door', chair: 'A chair', bottle: 'A litre bottle' };

export function ScalePicker({ isSmall, chosen, onChoose }: ScalePickerProps) {
  const things = scaleReferences.filter((thing) => thing !== 'door' || !isSmall);
  return (
    <div className={styles.beside}>
      <SegmentedControl<ScaleReference | 'nothing'>
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
