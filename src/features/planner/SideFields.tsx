import { useId } from 'react';
import { FormControl } from '@/components/ui/FormControl';
import { FieldLabel } from '@/components/ui/FieldLabel';
import { FieldProblem } from '@/components/ui/FieldProblem';
import { problemAttributes } from '@/components/ui/field';
import { roomVolumeM3 } from '@/domain/room';
import { twoDecimals } from '@/lib/number';
import { readSide, sides } from './planner-form';
import type { Planner } from './use-planner';
import styles from './SideFields.module.scss';

export type SideFieldsProps = { planner: Planner };

const labels = { length: 'Length', width: 'Width', height: 'Height' } as const;

/** Volume of what stands in the three fields, '' until all three are lengths. */
function volume({ typed }: Planner): string {
  const [length, width, height] = sides.map((side) => readSide(typed[side], typed.unit));
  if (!length || !width || !height) return '';
  if (!('metres' in length && 'metres' in width && 'metres' in height)) return '';
  const size = { lengthM: length.metres, widthM: width.metres, heightM: height.metres };
  return `${twoDecimals(roomVolumeM3(size))} m³`;
}

/** The three sides of the room in metres or in feet and inches, and the volume that they make. */
export function SideFields({ planner }: SideFieldsProps) {
  const idBase = useId();
  const { typed, problems, change } = planner;
  const unit = typed.unit === 'm' ? 'm' : 'ft, in';
  return (
    <>
      <div className={styles.fields}>
        {sides.map((side) => {
          const id = `${idBase}-${side}`;
          return (
            <div key={side}>
              <FieldLabel htmlFor={id}>{`${labels[side]} (${unit})`}</FieldLabel>
              <FormControl
                {...problemAttributes(id, problems[side])}
                id={id}
                name={side}
                type="text"
                inputMode={typed.unit === 'm' ? 'decimal' : 'text'}
                autoComplete="off"
                placeholder={typed.unit === 'm' ? '0.00' : '0 ft 0 in'}
                required
                className="num"
                value={typed[side]}
                onChange={(text) => change({ [side]: text })}
              />
            </div>
          );
        })}
      </div>
      {sides.map((side) => {
        const problem = problems[side];
        return (
          problem && (
            <FieldProblem key={side} id={`${idBase}-${side}-problem`}>
              {problem}
            </FieldProblem>
          )
        );
      })}
      <div className={styles.volume}>
        <span id={`${idBase}-volume`}>Room volume</span>
        <output className="num" aria-labelledby={`${idBase}-volume`} aria-live="off">
          {volume(planner) || 'Enter length, width and height'}
        </output>
      </div>
    </>
  );
}
