import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { genXTop } from '@/assets/pictures/gen-x-top';
import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { purifiers } from '@/data/purifiers';
import { recommendedChoice, formatPrice } from '@/data/room-answers';
import { gymFloor } from '@/data/rooms/gym-rooms';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { MachinePhoto } from '../MachinePhoto';
import { formatSizedRoom, machinesLabel } from '../room-machines';
import { MachineLinks, type OtherMachine, OtherMachines } from '../OtherMachines';

const choice = recommendedChoice(gymFloor);
const { slug } = purifiers[choice.model];

type GymMachinesProps = { title: string; reason: string; others: readonly OtherMachine[] };

/** The machines of the gym floor and their price, and two others below. */
export function GymMachines({ title, reason, others }: GymMachinesProps) {
  const headingId = useId();
  return (
    <Section background="ice" labelledBy={headingId} className="pt-0 overflow-hidden">
      <div role="region" aria-label="Featured products">
        <Row className="row-gap-3 mb-lg-4 break-avoid">
          <Col lg={5} className="pt-4 py-lg-5">
            <h2 data-aos="fade-up" id={headingId}>
              {title}
            </h2>
            <p className="lead mt-2 mt-lg-4">{reason}</p>
            <p className="num h2 mt-3 mb-0">{formatPrice(choice)}</p>
            <p>
              <SiteLink to={href('product', { slug })} className="d-inline-block py-1">
                {machinesLabel(choice)}
              </SiteLink>
            </p>
            <ButtonLink to={priceRequestUrl(slug, choice.machines)} data-price-room={formatSizedRoom(gymFloor)}>
              Get a written quote
            </ButtonLink>
          </Col>
          <Col lg={7}>
            <MachinePhoto
              side="right"
              file={genXTop}
              alt="Generation X from above: its outlet of dark vanes about a copper ring, the display and the slots below"
            />
          </Col>
        </Row>
        <OtherMachines machines={others} isInHalves />
      </div>
      <MachineLinks />
    </Section>
  );
}
