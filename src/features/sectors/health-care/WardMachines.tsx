import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import { airflowSheet } from '@/data/proof-pictures';
import { MachineLinks, type OtherMachine, OtherMachines } from '../OtherMachines';
import styles from './WardMachines.module.scss';

type WardMachinesProps = { title: string; machines: readonly OtherMachine[] };

/** A machine with its airflow sheet up to the edge of the window, and beside it this and two others. */
export function WardMachines({ title, machines }: WardMachinesProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} className="py-0 overflow-hidden">
      <Row className="gy-3 d-print-block" role="region" aria-label="Featured products">
        <Col lg={7} className="position-relative">
          <div className={`break-avoid h-auto h-lg-100 ${styles.sheet}`}>
            <Picture
              file={airflowSheet.picture}
              alt={airflowSheet.alt}
              sizes="(min-width: 62em) 60vw, 100vw"
              className="d-block w-100 object-fit-cover"
            />
          </div>
        </Col>
        <Col lg={5} className="position-relative ps-lg-5 pb-4 py-lg-5">
          <h2 data-aos="fade-up" id={headingId} className="mb-3 mb-lg-4">
            {title}
          </h2>
          <div>
            <OtherMachines machines={machines} />
          </div>
          <MachineLinks />
        </Col>
      </Row>
    </Section>
  );
}
