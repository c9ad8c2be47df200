import { Picture } from '@/components/ui/Picture';
import type { MachineSet } from '@/data/products/product';
import { purifiers } from '@/data/purifiers';
import { noBreakText } from '@/lib/format/no-break-units';
import styles from './MachineSets.module.scss';

type MachineSetsProps = {
  sets: readonly MachineSet[];
  note?: string | undefined;
  /** Large, on the machines' ground, in the whole width. */
  isStage?: boolean;
};

/** Sets of machines on one floor to one scale, each over its figure. */
export function MachineSets({ sets, note, isStage = false }: MachineSetsProps) {
  return (
    <div>
      <div
        className={`d-flex ${isStage ? `justify-content-evenly mt-4 bg-stage ${styles.stage}` : `justify-content-between gap-2 border-top border-dark pt-4 ${styles.row}`}`}
      >
        {sets.map(({ model, machines, figure, unit, text }) => {
          const { slug, picture } = purifiers[model];
          return (
            <figure key={text} className={`m-0 ${styles[slug]}`}>
              <div className={`d-flex align-items-end ${styles.machines}`}>
                {Array.from({ length: machines }, (_, index) => (
                  <span key={index} className={`position-relative ${styles.machine}`}>
                    <Picture file={picture} alt="" sizes={isStage ? '(min-width: 992px) 400px, 140px' : '200px'} />
                  </span>
                ))}
              </div>
              <figcaption className={`small ${styles.caption}`}>
                <b className={`${isStage ? 'h2' : 'h3'} d-block mb-1 num`}>
                  {figure}
                  {unit && <small className="unit"> {unit}</small>}
                </b>
                {noBreakText(text)}
              </figcaption>
            </figure>
          );
        })}
      </div>
      {note && <p className="small muted mt-3 mb-0">{note}</p>}
    </div>
  );
}
