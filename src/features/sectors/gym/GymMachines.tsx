import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { purifiers } from '@/data/purifiers';
import { recommendedChoice, formatPrice } from '@/data/room-answers';
import { gymFloor } from '@/data/rooms/gym-rooms';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { formatSizedRoom, machinesLabel } from '../room-machines';
import { MachineLinks, type OtherMachine, OtherMachines } from '../OtherMachines';

const choice = recommendedChoice(gymFloor);
const { slug } = purifiers[choice.model];

type GymMachinesProps = { title: string; reason: string; others: readonly OtherMachine[] };

/** The machines of the gym floor and their price below its picture, and two others below. */
export function GymMachines({ title, reason, others }: GymMachinesProps) {
  const headingId = useId();
  return (
    <Section background="ice" labelledBy={headingId} className="pt-0">
      <div role="region" aria-label="Featured products">
        <Row className="row-gap-3 pt-3 mb-4 align-items-lg-end justify-content-between break-avoid">
          <Col lg={5}>
            <h2 data-aos="fade-up" id={headingId}>
              {title}
            </h2>
            <p className="lead mt-2 mb-0">{reason}</p>
          </Col>
          <Col
            lg={6}
            className="d-flex flex-wrap justify-content-between justify-content-lg-end align-items-end gap-3 column-gap-5"
          >
            <div>
              <p className="num h2 mb-0">{formatPrice(choice)}</p>
              <SiteLink to={href('product', { slug })} className="d-inline-block py-1">
                {machinesLabel(choice)}
              </SiteLink>
            </div>
            <ButtonLink
              to={priceRequestUrl(slug, choice.machines)}
              className="px-3 text-nowrap"
              data-price-room={formatSizedRoom(gymFloor)}
            >
              Get a written quote
            </ButtonLink>
          </Col>
        </Row>
        <OtherMachines machines={others} isAcross />
      </div>
      <MachineLinks />
    </Section>
  );
}
