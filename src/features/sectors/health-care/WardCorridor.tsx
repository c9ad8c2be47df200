import Container from 'react-bootstrap/Container';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { Arrow } from '@/components/ui/Arrow';
import { fleetOf, fleetPrice } from '../fleet';
import { ScrollRegion } from '../ScrollRegion';
import { ward } from './ward-rooms';
import { wardInWords } from './ward-labels';
import { WardDrawing } from './WardDrawing';
import { WardLabels } from './WardLabels';
import styles from './WardCorridor.module.scss';

const fleet = fleetOf(ward);
const machines = fleet.reduce((sum, part) => sum + part.machines, 0);

/** A ward corridor with its rooms, their volumes, their air changes, and what all its machines come to. */
export function WardCorridor() {
  return (
    <Container fluid="xxl">
      <ScrollRegion label="A ward, cut open" className={styles.region}>
        <StaticSvg
          viewBox="-10 -140 1400 540"
          className={styles.ward}
          role="img"
          aria-label={`A ward with rooms on both sides of one corridor, which has no machine. ${wardInWords}.`}
        >
          <WardDrawing />
          <WardLabels />
        </StaticSvg>
      </ScrollRegion>
      <p className={styles.hint} aria-hidden="true">
        Slide the drawing along the corridor <Arrow />
      </p>
      <p className={`fine ${styles.note}`}>
        An example of a ward: {machines} machines, {fleetPrice(fleet).total} including VAT.{' '}
        <span className={styles.key}>
          Teal: air changes an hour from the machines alone, at the quietest speed that reaches six and at full speed.
        </span>{' '}
        <EstimatedNote />
      </p>
    </Container>
  );
}
