import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { officeDesk } from '@/assets/pictures/office-desk';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { purifiers } from '@/data/purifiers';
import { machinesLabel, recommendedChoice, formatPrice } from '@/data/room-answers';
import { wholeFloor } from '@/data/rooms/business-rooms';
import { withDelivery } from '@/data/products/delivery';
import { withoutVat } from '@/data/vat';
import { remainingShare } from '@/domain/clearance';
import { formatSides } from '@/domain/room';
import { countWord } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { percent } from '@/lib/format/percent';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { HeadedSection } from '../HeadedSection';
import { formatSizedRoom, machineAirChanges, machineNoiseDbA } from '../room-machines';
import { DayStrip } from './DayStrip';
import { floorOrder, type MeetingRoom, meetingRooms } from './meeting-rooms';

const x = purifiers['GEN X'];
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
};

/** The rooms of the floor, each with its day, how soon its air is clean between meetings, and the price of all. */
export function FloorOrder({ title, lead, hours }: FloorOrderProps) {
  return (
    <HeadedSection title={title} lead={lead} background="ink">
      <div role="region" aria-label="Featured products">
        <ul className="plain-list border-top">
          {meetingRooms.map((room) => (
            <li key={room.name} className="border-bottom pt-2 pt-lg-3">
              <Row className="align-items-end row-gap-2">
                <Col xs={8} lg={3} className="pb-lg-2">
                  <h3 className="item">{room.name}</h3>
                  <p className="m-0">
                    {machinesLabel(room)}, {formatPrice(recommendedChoice(room))}
                  </p>
                  <p className="small muted m-0">
                    {room.seats} seats, {noBreakUnits(formatSides(room))}
                  </p>
                  <p className="small muted m-0">
                    {noBreakUnits(
                      `Speed ${room.speed}: ${machineNoiseDbA(room)} dB(A). Full: ${machineNoiseDbA(room, 'full')} dB(A)`,
                    )}
                  </p>
                </Col>
                <Col xs={4} lg={{ span: 1, order: 1 }} className="text-end pb-lg-2">
                  <p className="num h3 m-0">{percent(goneFrom(room))}%</p>
                  <p className="small muted m-0">
                    gone<span className="visually-hidden"> after {gapMin} min at full speed</span>
                  </p>
                </Col>
                <Col xs={12} lg={8}>
                  <DayStrip room={room} />
                </Col>
              </Row>
            </li>
          ))}
        </ul>
        <Row className="mt-2 row-gap-2 small muted">
          <Col lg={{ span: 8, offset: 3 }} className="d-flex justify-content-between" aria-hidden="true">
            {hours.map((hour) => (
              <span className="text-nowrap" key={hour}>
                {hour}
              </span>
            ))}
          </Col>
        </Row>
        <Row className="row-gap-3 align-items-center mt-4 mt-lg-5">
          <Col lg={6} className="d-print-none">
            <Picture
              file={officeDesk}
              alt="Generation X by the wall at the end of a desk in late sun; on the desk a laptop and a mug, over the chair a dark jacket"
              sizes="(min-width: 1360px) 628px, (min-width: 62em) 48vw, 100vw"
              className="d-block w-100 h-auto ratio-2x1 ratio-lg-3x2 object-fit-cover object-low"
            />
          </Col>
          <Col lg={6}>
            <p className="m-0">
              The floor and {countWord(meetingRooms.length)} rooms take{' '}
              <SiteLink to={href('product', { slug: x.slug })} className="text-nowrap">
                {countWord(floorOrder.machines)} {x.name}
              </SiteLink>
            </p>
            <p className="num h1 mb-0">{money(floorOrder.pricePence)}</p>
            <p className="muted mt-1 mb-3">
              including VAT ({noBreakUnits(`${money(withoutVat(floorOrder.pricePence))} + VAT`)}),{' '}
              {money(withDelivery(floorOrder.pricePence))} delivered
            </p>
            <ButtonLink
              to={priceRequestUrl(x.slug, floorOrder.machines)}
              variant="white"
              data-price-room={formatSizedRoom(wholeFloor)}
            >
              Get a written quote
            </ButtonLink>
          </Col>
        </Row>
      </div>
    </HeadedSection>
  );
}
