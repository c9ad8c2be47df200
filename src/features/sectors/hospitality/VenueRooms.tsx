import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { genXDusk } from '@/assets/pictures/gen-x-dusk';
import { Section } from '@/components/sections/Section';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { Fold } from '@/components/ui/Fold';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { purifiers } from '@/data/purifiers';
import { recommendedChoice, formatPrice } from '@/data/room-answers';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { MachineLinks, type OtherMachine, OtherMachines } from '../OtherMachines';
import { formatRunningSpeed, formatSizedRoom, machineNoiseDbA, machineRate, machinesLabel } from '../room-machines';
import { venueRooms, type VenueRoom } from './venue-rooms';
import styles from './VenueRooms.module.scss';

const { bedroom } = venueRooms;

type RoomRowProps = {
  room: VenueRoom;
  talk?: string;
  /** Of a bedroom, before its figures by day. */
  night?: string;
};

function RoomRow({ room, talk, night }: RoomRowProps) {
  return (
    <li className="border-top py-3">
      <div className="d-flex flex-wrap justify-content-between align-items-baseline column-gap-3">
        <h3>{room.name}</h3>
        <p className="num title m-0">{formatPrice(recommendedChoice(room))}</p>
      </div>
      <p className="m-0" data-cost="">
        <SiteLink to={href('product', { slug: purifiers[room.model].slug })}>{machinesLabel(room)}</SiteLink>:{' '}
        {night && `${night}; by day `}
        <AirChangeRate rate={room === bedroom ? recommendedChoice(room).rates.chosen : machineRate(room)} /> air changes
        an hour {formatRunningSpeed(room)}
        {room === bedroom && `, ${machineNoiseDbA(room)} dB(A)`}
      </p>
      {talk && <p className="m-0">{talk}</p>}
    </li>
  );
}

type VenueRoomsProps = {
  title: string;
  /** What each costs in use, and when it takes other machines. */
  runs: Record<keyof typeof venueRooms, string>;
  /** Air changes and noise of the bedroom by night. */
  night: string;
  /** What the restaurant takes without music. */
  talk: string;
  others: readonly OtherMachine[];
  note: string;
};

/** Rooms of a venue with their machines, beside a room at dusk. */
export function VenueRooms({ title, runs, night, talk, others, note }: VenueRoomsProps) {
  const headingId = useId();
  return (
    <Section background="sand" labelledBy={headingId} className="pt-0">
      <div role="region" aria-label="Featured products">
        <Row className="mb-lg-4">
          <Col lg={{ span: 6, order: 1 }}>
            <div className={`position-relative h-auto h-lg-100 ${styles.picture}`}>
              <Picture
                file={genXDusk}
                alt="A room at dusk: a sofa with a blue throw, slippers on the rug, an open book under a lamp, and Generation X by the wall"
                sizes="(min-width: 62em) 720px, 100vw"
              />
            </div>
          </Col>
          <Col lg={6} className="py-4 py-lg-5 pe-lg-5">
            <h2 data-aos="fade-up" id={headingId}>
              {title}
            </h2>
            <ol className="plain-list mt-3 mt-lg-4">
              <RoomRow room={bedroom} night={night} />
              <RoomRow room={venueRooms.restaurant} talk={talk} />
              <RoomRow room={venueRooms.functionRoom} />
            </ol>
            <Fold className="border-top mb-4" summary="Other speeds, and what each costs in use">
              {[bedroom, venueRooms.restaurant, venueRooms.functionRoom].map((room, index) => (
                <p key={room.key} className="mb-2" data-cost="">
                  <b>{room.name}:</b> {[runs.bedroom, runs.restaurant, runs.functionRoom][index]}
                </p>
              ))}
            </Fold>
            <ButtonLink
              to={priceRequestUrl(purifiers[bedroom.model].slug, bedroom.machines)}
              data-price-room={formatSizedRoom(bedroom)}
            >
              Get a written quote
            </ButtonLink>
            <p className="small muted mt-3 mb-0">{note}</p>
          </Col>
        </Row>
        <OtherMachines machines={others} isAcross />
      </div>
      <MachineLinks />
    </Section>
  );
}
