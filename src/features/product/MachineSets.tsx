import { Picture } from '@/components/ui/Picture';
import type { MachineSet } from '@/data/products/product';
import { purifiers } from '@/data/purifiers';
import { noBreakText } from '@/lib/format/no-break-units';
import styles from './MachineSets.module.scss';

type MachineSetsProps = {
  sets: readonly MachineSet[];
  /** Two sides share the whole width; a pair has that of its column. */
  look: 'sides' | 'pair';
};

/** Sets of machines on one floor to one scale, each over its figure. */
export function MachineSets({ sets, look }: MachineSetsProps) {
  return (
    <div className={`bg-stage overflow-hidden ${styles.sets} ${styles[look] ?? ''}`}>
      {sets.map(({ model, machines, figure, unit, text }) => {
        const { slug, picture } = purifiers[model];
        return (
          <figure key={text} className={`m-0 ${styles[slug]} ${styles.set}`}>
            <div className={`position-relative d-flex align-items-end ${styles.machines}`}>
              {Array.from({ length: machines }, (_, index) => (
                <span key={index} className={`position-relative ${styles.machine}`}>
                  <Picture file={picture} alt="" sizes={`(min-width: 768px) ${look === 'pair' ? 420 : 480}px, 140px`} />
                  {look === 'sides' && <Socket />}
                </span>
              ))}
            </div>
            <figcaption className={styles.caption}>
              <b className={`${look === 'pair' ? 'h3' : 'title'} d-block mb-1 num text-nowrap`}>
                {figure}
                {unit && <small className="unit"> {unit}</small>}
              </b>
              {noBreakText(text)}
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}

/** The machine's lead, its plug, and the socket that it takes. */
function Socket() {
  return (
    <svg
      viewBox="0 0 32 52"
      className={`position-absolute start-50 top-100 translate-middle-x ${styles.socket}`}
      aria-hidden="true"
    >
      <rect x="1" y="21" width="30" height="30" rx="3" fill="#fff" stroke="var(--grey-500)" />
      <path d="M16 0V30" fill="none" stroke="var(--ink)" strokeWidth="2.5" />
      <rect x="9" y="29" width="14" height="14" rx="3" fill="var(--ink)" />
    </svg>
  );
}
