import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { recommendedChoice } from '@/data/room-answers';
import { gymFloor } from '@/data/rooms/gym-rooms';
import { MachineLinks, type OtherMachine, OtherMachines } from '../OtherMachines';

type GymMachinesProps = { title: string; reason: string; others: readonly OtherMachine[] };

/** The machine of the gym below its picture, first in the list that two others follow. */
export function GymMachines({ title, reason, others }: GymMachinesProps) {
  const headingId = useId();
  return (
    <Section background="ice" labelledBy={headingId} className="pt-3">
      <Row role="region" aria-label="Featured products" className="row-gap-3 break-avoid">
        <Col lg={6} className="d-flex flex-column justify-content-between">
          <h2 data-aos="fade-up" id={headingId}>
            {title}
          </h2>
          <MachineLinks />
        </Col>
        <Col lg={6}>
          <OtherMachines machines={[{ model: recommendedChoice(gymFloor).model, reason }, ...others]} />
        </Col>
      </Row>
    </Section>
  );
}
