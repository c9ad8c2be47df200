import { Picture } from '@/components/ui/Picture';
import type { Purifier } from '@/data/products/product';
import { purificationStages } from '@/data/products/stages';
import styles from './StageFigure.module.scss';

export type StageFigureProps = { purifier: Purifier };

/** The machine with its stages labelled from the base up. */
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

const lines = Array.from({ length: 7 }, (_, index) => index);

function StageAir() {
  return (
    <svg className={styles.air} viewBox="0 0 400 500" aria-hidden="true">
      <g className={styles.into}>
        {lines.map((index) => {
          const y = 236 + index * 28;
          return <path key={index} d={`M-6 ${y + 34 - index * 16}C26 ${y + 30 - index * 14} 46 ${y} 78 ${y}`} />;
        })}
      </g>
      <g className={styles.out}>
        {lines.map((index) => {
          const x = 104 + index * 21;
          const lean = index - 2;
          return <path key={index} d={`M${x} 60C${x} 36 ${x + lean * 6} 16 ${x + lean * 17} -8`} />;
        })}
      </g>
    </svg>
  );
}
