import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { purifiers } from '@/data/purifiers';
import { recommendedChoice } from '@/data/room-answers';
import { gymFloor } from '@/data/rooms/gym-rooms';
import { listPrice } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import { MachineLinks, type OtherMachine, OtherMachines } from '../OtherMachines';

const { slug, name, pricePence } = purifiers[recommendedChoice(gymFloor).model];

type GymMachinesProps = { title: string; reason: string; others: readonly OtherMachine[] };

/** The machine of the gym below its picture, and two others beside it. */
export function GymMachines({ title, reason, others }: GymMachinesProps) {
  const headingId = useId();
  return (
    <Section background="ice" labelledBy={headingId} className="pt-3">
      <Row role="region" aria-label="Featured products" className="row-gap-3 break-avoid">
        <Col lg={6}>
          <h2 data-aos="fade-up" id={headingId}>
            {title}
          </h2>
          <p className="lead mt-2 mb-3">{reason}</p>
          <p className="m-0">
            <SiteLink to={href('product', { slug })} className="text-link">
              {name}
            </SiteLink>
            , {listPrice(pricePence)}
          </p>
        </Col>
        <Col lg={6}>
          <OtherMachines machines={others} />
        </Col>
      </Row>
      <MachineLinks />
    </Section>
  );
}
