import Container from 'react-bootstrap/Container';
import styles from './Readings.module.scss';

export type Reading = {
  /** A word before the numeral, such as "up to". */
  before?: string;
  figure: string;
  unit: string;
  /** What it is a figure of. */
  says: string;
};

export type ReadingsProps = { readings: readonly Reading[] };

/** Four large figures that close a hero, each with its unit and one plain line. */
export function Readings({ readings }: ReadingsProps) {
  return (
    <Container fluid="xxl">
      <ul className={styles.readings}>
        {readings.map(({ before, figure, unit, says }) => (
          <li key={unit}>
            <span className={styles.figure}>
              {before && <small>{`${before} `}</small>}
              {figure}
              <small>{unit === '%' ? unit : ` ${unit}`}</small>
            </span>
            <p>{says}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
