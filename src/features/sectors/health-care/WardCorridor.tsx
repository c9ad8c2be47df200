import Container from 'react-bootstrap/Container';
import { ScrollRegion } from '../ScrollRegion';
import { wardInWords } from './ward-labels';
import { WardDrawing } from './WardDrawing';
import { WardLabels } from './WardLabels';
import styles from './WardCorridor.module.scss';

/** A ward corridor with its rooms, their volumes and their air changes. */
export function WardCorridor() {
  return (
    <>
      <ScrollRegion label="A ward, cut open" className={styles.region}>
        <svg
          viewBox="-84 -176 1548 640"
          className={styles.ward}
          role="img"
          aria-label={`A ward with rooms on both sides of one corridor. ${wardInWords}.`}
        >
          <WardDrawing />
          <WardLabels />
        </svg>
      </ScrollRegion>
      <Container fluid="xxl">
        <p className={`fine ${styles.note}`}>
          An example of a ward. Teal: air changes an hour from the machines alone, at full output. HTM 03-01 (2021): the
          ventilation rate it sets for a general clinical area and for a treatment room.
        </p>
      </Container>
    </>
  );
}
