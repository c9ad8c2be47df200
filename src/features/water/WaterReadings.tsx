import Container from 'react-bootstrap/Container';
import styles from './WaterReadings.module.scss';

/** Claims of the specification, worded as the maker's. */
const readings = [
  { value: '60', unit: 's', text: 'From filling to pure water, the maker’s figure for clear tap water' },
  { value: '99.99', unit: '%', text: 'Of mould, bacteria and viruses eliminated in the maker’s test' },
  { value: '2', unit: 'h', text: 'Between its own cleaning cycles' },
  { value: '750', unit: 'ml', text: 'Capacity, sealed to IPX7' },
] as const;

/** The bottle in four figures. */
export function WaterReadings() {
  return (
    <Container fluid="xxl">
      <ul className={`plain-list ${styles.readings}`}>
        {readings.map(({ value, unit, text }) => (
          <li key={unit}>
            <span className={styles.value}>
              {value}
              <small>{unit}</small>
            </span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
