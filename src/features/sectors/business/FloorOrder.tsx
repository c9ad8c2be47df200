import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { purifiers } from '@/data/purifiers';
import { recommendedChoice, formatPrice } from '@/data/room-answers';
import { wholeFloor } from '@/data/rooms/business-rooms';
import { withoutVat } from '@/data/vat';
import { remainingShare } from '@/domain/clearance';
import { countWord } from '@/lib/format/count-word';
import { money, priceIfListed } from '@/lib/format/money';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { percent } from '@/lib/format/percent';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { HeadedSection } from '../HeadedSection';
import { MachineLinks } from '../OtherMachines';
import { formatSizedRoom, machineAirChanges, machineNoiseDbA, machinesLabel } from '../room-machines';
import { DayStrip } from './DayStrip';
import { floorOrder, type MeetingRoom, meetingRooms } from './meeting-rooms';

const [x, z] = [purifiers['GEN X'], purifiers['GEN Z']];
const gapMin = 15;

/** The share that the machines take out at full speed; no room is quite without particles. */
function goneFrom(room: MeetingRoom): number {
  return Math.min(1 - remainingShare(machineAirChanges(room, 'full'), gapMin), 0.999);
}

type FloorOrderProps = {
  title: string;
  lead: string;
  /** Below the days. */
  hours: readonly string[];
  note: string;
};

/** The rooms of the floor, each with its day, how soon its air is clean between meetings, and the price of all. */
export function FloorOrder({ title, lead, hours, note }: FloorOrderProps) {
  return (
    <HeadedSection title={title} lead={lead} background="ink" className="pt-0">
      <div role="region" aria-label="Featured products">
        <Row className="mx-0 mb-1 small muted text-end" aria-hidden="true">
          <Col xs={8} lg={{ span: 2, offset: 8 }} className="px-0">
            Gone after {gapMin} min at full speed
          </Col>
          <Col xs={4} lg={2} className="px-0">
            Price
          </Col>
        </Row>
        <ul className="plain-list border-top">
          {meetingRooms.map((room) => (
            <Row as="li" key={room.name} className="align-items-end border-bottom row-gap-2 mx-0 py-2 py-lg-3">
              <Col xs={12} lg={3} className="px-0">
                <h3 className="item">{room.name}</h3>
                <p className="small muted m-0">
                  {machinesLabel(room)}. {noBreakUnits(`In use: speed ${room.speed}, ${machineNoiseDbA(room)} dB(A)`)}
                </p>
              </Col>
              <Col xs={12} lg={5} className="px-0">
                <DayStrip room={room} />
              </Col>
              <Col xs={8} lg={2} className="px-0 text-end">
                <p className="num title m-0">
                  {percent(goneFrom(room))}%
                  <span className="visually-hidden"> gone after {gapMin} min at full speed</span>
                </p>
              </Col>
              <Col xs={4} lg={2} className="px-0 text-end">
                <p className="num title m-0">{formatPrice(recommendedChoice(room))}</p>
              </Col>
            </Row>
          ))}
        </ul>
        <Row className="mx-0 mt-2 row-gap-2 small muted">
          <Col lg={{ span: 5, order: 1 }} className="d-flex justify-content-between px-0" aria-hidden="true">
            {hours.map((hour) => (
              <span className="text-nowrap" key={hour}>
                {hour}
              </span>
            ))}
          </Col>
          <Col lg={3} className="px-0 pe-lg-4">
            {note}
          </Col>
        </Row>
        <Row className="row-gap-3 align-items-center mt-4">
          <Col lg={5}>
            <p className="m-0">
              The floor, {formatPrice(recommendedChoice(wholeFloor))}, and {countWord(meetingRooms.length)} rooms:{' '}
              <SiteLink to={href('product', { slug: x.slug })} className="d-inline-block py-1">
                {countWord(floorOrder.machines)} {x.name}
              </SiteLink>
            </p>
          </Col>
          <Col lg={4} className="d-flex flex-wrap align-items-baseline column-gap-3">
            <p className="num h2 mb-0">{money(floorOrder.pricePence)}</p>
            <p className="small muted m-0">
              including VAT ({noBreakUnits(`${money(withoutVat(floorOrder.pricePence))} + VAT`)})
            </p>
          </Col>
          <Col lg={3} className="text-lg-end">
            <ButtonLink
              to={priceRequestUrl(x.slug, floorOrder.machines)}
              variant="white"
              data-price-room={formatSizedRoom(wholeFloor)}
            >
              Get a written quote
            </ButtonLink>
          </Col>
          <Col xs={12}>
            <p className="small muted m-0">
              Fewer machines, sockets and filter changes:{' '}
              <SiteLink to={href('product', { slug: z.slug })}>{z.name}</SiteLink>, {priceIfListed(z.pricePence)}.
            </p>
            <MachineLinks />
          </Col>
        </Row>
      </div>
    </HeadedSection>
  );
}
