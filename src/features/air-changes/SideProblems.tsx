import { CircleAlert } from 'lucide-react';
import { metresMessage } from './metres-message';
import { sides, type RoomForm } from './use-room-form';
import styles from './SideProblems.module.scss';

export type SideProblemsProps = { idBase: string; problems: RoomForm['problems'] };

/** Under the three fields, which are too narrow for sentences: one message for each that needs attention. */
export function SideProblems({ idBase, problems }: SideProblemsProps) {
  return (
    <div className={styles.messages}>
      {sides.map((side) => {
        const problem = problems[side];
        return (
          problem && (
            <p key={side} id={`${idBase}-${side}`}>
              <CircleAlert size={18} strokeWidth={1.5} aria-hidden="true" />
              {metresMessage(side, problem)}
            </p>
          )
        );
      })}
    </div>
  );
}
