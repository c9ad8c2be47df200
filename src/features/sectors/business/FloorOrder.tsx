import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { genXStudio } from '@/assets/pictures/gen-x-studio';
import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { purifiers } from '@/data/purifiers';
import { recommendedChoice, formatPrice } from '@/data/room-answers';
import { wholeFloor } from '@/data/rooms/business-rooms';
import { countWord } from '@/lib/format/count-word';
import { money, priceIfListed } from '@/lib/format/money';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { MachinePhoto } from '../MachinePhoto';
import { MachineLinks } from '../OtherMachines';
import { formatSizedRoom, machinesLabel } from '../room-machines';
import { openFloor } from './building';
import { floorOrder, meetingRooms } from './meeting-rooms';

const [x, z] = [purifiers['GEN X'], purifiers['GEN Z']];

type FloorOrderProps = { title: string };

/** The machines of a floor room by room, and the price of their order. */
export function FloorOrder({ title }: FloorOrderProps) {
  const headingId = useId();
  return (
    <Section background="ice" labelledBy={headingId} className="pt-0 overflow-hidden">
      <div role="region" aria-label="Featured products">
        <Row className="row-gap-3 break-avoid">
          <Col lg={7}>
            <MachinePhoto
              side="left"
              file={genXStudio}
              alt="Generation X from the front left: white body in two halves, a round display, a coral tab at the seam"
            />
          </Col>
          <Col lg={5} className="pt-lg-5 ps-lg-5">
            <h2 data-aos="fade-up" id={headingId} className="mb-3 mb-lg-4">
              {title}
            </h2>
            <ul className="plain-list border-top border-dark">
              {[openFloor, ...meetingRooms].map((room) => {
                const choice = recommendedChoice(room);
                return (
                  <li key={room.key} className="border-bottom py-2">
                    <div className="d-flex justify-content-between align-items-baseline column-gap-3">
                      <h3 className="item">{room === openFloor ? 'The floor' : room.name}</h3>
                      <p className="num title m-0">{formatPrice(choice)}</p>
                    </div>
                    <p className="m-0">
                      {machinesLabel(room)} {noBreakUnits(`on speed ${choice.speed}, ${choice.noiseDbA} dB(A)`)}
                    </p>
                  </li>
                );
              })}
            </ul>
            <div className="d-flex flex-wrap justify-content-between align-items-center gap-3 mt-3">
              <p className="m-0">
                The floor and {countWord(meetingRooms.length)} rooms:{' '}
                <SiteLink to={href('product', { slug: x.slug })} className="d-inline-block py-1">
                  {countWord(floorOrder.machines)} {x.name}
                </SiteLink>
                <span className="num h2 d-block m-0">{money(floorOrder.pricePence)}</span>
                <small className="muted">including VAT</small>
              </p>
              <ButtonLink
                to={priceRequestUrl(x.slug, floorOrder.machines)}
                data-price-room={formatSizedRoom(wholeFloor)}
              >
                Get a written quote
              </ButtonLink>
            </div>
          </Col>
        </Row>
        <p className="small muted mt-3 mb-0">
          Fewer machines, sockets and filter changes:{' '}
          <SiteLink to={href('product', { slug: z.slug })}>{z.name}</SiteLink>, {priceIfListed(z.pricePence)}.
        </p>
      </div>
      <MachineLinks />
    </Section>
  );
}
