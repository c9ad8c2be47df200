import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import styles from './Readings.module.scss';

export type Reading = {
  /** Such as "up to". */
  before?: string;
  figure: ReactNode;
  unit: string;
  meaning: string;
};

type ReadingsProps = { readings: readonly Reading[] };

export function Readings({ readings }: ReadingsProps) {
  return (
    <Container fluid="xxl">
      <ul className={`plain-list ${styles.readings}`}>
        {readings.map(({ before, figure, unit, meaning }) => (
          <li key={unit}>
            <span className={`d-block ${styles.figure}`}>
              {before && <small className="unit ms-0 me-1">{before} </small>}
              {figure}
              <small className="unit">{unit === '%' ? unit : ` ${unit}`}</small>
            </span>
            <p>{meaning}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
