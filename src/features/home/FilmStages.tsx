import { filmStages } from './film-stages';
import styles from './FilmStages.module.scss';

export function FilmStages() {
  return (
    <ol className={styles.stages}>
      {filmStages.map(({ name, deals }, index) => (
        <li key={name}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <span>
            {name}
            <small>{deals}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
