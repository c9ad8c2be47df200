import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { MachineLinks, type OtherMachine, OtherMachines } from '../OtherMachines';

type GymMachinesProps = {
  title: string;
  machines: readonly OtherMachine[];
};

/** The machines of the gym, below its answer. */
export function GymMachines({ title, machines }: GymMachinesProps) {
  const headingId = useId();
  return (
    <Section background="ice" labelledBy={headingId} className="pt-3 pt-lg-5 pb-2 pb-lg-4">
      <div role="region" aria-label="Featured products" className="break-avoid">
        <Row className="align-items-end row-gap-2 mb-4">
          <Col lg={8}>
            <h2 data-aos="fade-up" id={headingId}>
              {title}
            </h2>
          </Col>
          <Col lg={4}>
            <MachineLinks />
          </Col>
        </Row>
        <OtherMachines machines={machines} isAcross windows="shut" />
      </div>
    </Section>
  );
}
