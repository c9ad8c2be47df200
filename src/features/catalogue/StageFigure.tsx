import { Picture } from '@/components/ui/Picture';
import { purificationStages } from '@/data/products/stages';
import type { Purifier } from '@/data/products/product';
import { StageAir } from './StageAir';
import styles from './StageFigure.module.scss';

export type StageFigureProps = { purifier: Purifier };

/** The machine with its own stages on leaders, numbered from the base up. */
export function StageFigure({ purifier: { figure, figureKind, stages } }: StageFigureProps) {
  const named = purificationStages.filter(({ stage }) => stage <= stages);
  return (
    <figure className={`${styles.figure} ${styles[figureKind]}`}>
      <Picture file={figure.picture} alt={figure.alt} sizes="(min-width: 992px) 740px, 120vw" />
      {figureKind === 'body' && <StageAir />}
      <ol className={styles.labels}>
        {named.map(({ stage, label, note }) => (
          <li key={stage}>
            <span className={styles.label}>
              <b>
                <i>{stage}</i>
                {label}
              </b>
              {(stage !== 6 || stages !== 6) && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
