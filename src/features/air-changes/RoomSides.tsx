import { useId } from 'react';
import { FieldProblem } from '@/components/ui/FieldProblem';
import { metresMessage } from './metres-message';
import { SideField } from './SideField';
import { sides, type RoomForm } from './use-room-form';
import styles from './RoomSides.module.scss';

export type RoomSidesProps = { form: RoomForm };

/** The three fields, and below them, where there is room for a sentence, what each bad one needs. */
export function RoomSides({ form: { typed, problems, type } }: RoomSidesProps) {
  const idBase = useId();
  const fields = sides.map((side) => {
    const problem = problems[side];
    return { side, id: `${idBase}-${side}`, problem: problem && metresMessage(side, problem) };
  });
  return (
    <>
      <div className={styles.fields}>
        {fields.map(({ side, id, problem }) => (
          <SideField
            key={side}
            id={id}
            side={side}
            value={typed[side]}
            onChange={(text) => type(side, text)}
            problem={problem}
          />
        ))}
      </div>
      {fields.map(
        ({ side, id, problem }) =>
          problem && (
            <FieldProblem key={side} id={`${id}-problem`}>
              {problem}
            </FieldProblem>
          ),
      )}
    </>
  );
}
