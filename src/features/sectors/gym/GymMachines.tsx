import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { groupX5 } from '@/assets/pictures/group-x-5';
import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { purifiers } from '@/data/purifiers';
import { choiceFor, formatPrice } from '@/data/room-answers';
import { gymFloor } from '@/data/rooms/gym-rooms';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { formatSizedRoom, machinesLabel } from '../room-machines';
import { MachineLinks, type OtherMachine, OtherMachines } from '../OtherMachines';

const choice = choiceFor(gymFloor);
const { slug, pictureAlt } = purifiers[choice.model];

type GymMachinesProps = { title: string; reason: string; others: readonly OtherMachine[] };

/** The machines of the gym floor and their price, and two others below. */
export function GymMachines({ title, reason, others }: GymMachinesProps) {
  const headingId = useId();
  return (
    <Section tone="ice" labelledBy={headingId} className="overflow-hidden">
      <div role="region" aria-label="Featured products">
        <Row className="align-items-center gy-3 break-avoid">
          <Col lg={5}>
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
            <Picture
              file={groupX5}
              alt={pictureAlt}
              sizes="(min-width: 62em) 740px, 400px"
              className="d-block w-100 h-auto"
            />
          </Col>
        </Row>
        <OtherMachines machines={others} isInHalves />
      </div>
      <MachineLinks />
    </Section>
  );
}
