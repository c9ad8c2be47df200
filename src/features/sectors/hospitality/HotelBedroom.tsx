import { type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { hotelWindow } from '@/assets/pictures/hotel-window';
import { Section } from '@/components/sections/Section';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { purifiers } from '@/data/purifiers';
import { capitalised } from '@/lib/format/count-word';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { MachineLinks } from '../OtherMachines';
import { formatSizedRoom, machineNoiseDbA, machineRate } from '../room-machines';
import { venueRooms } from './venue-rooms';
import styles from './HotelBedroom.module.scss';

const { bedroom } = venueRooms;
const { slug } = purifiers[bedroom.model];

type HotelBedroomProps = {
  title: string;
  /** What the machine does by night and by day, the window open, each on a speed of its own. */
  hours: readonly { name: string; speed: number }[];
  /** What the night takes where nobody opens the window. */
  windowShut: { title: string; text: string; noiseDbA: number };
  note: string;
};

/** A bedroom with its machine by night and by day, beside its picture. */
export function HotelBedroom({ title, hours, windowShut, note }: HotelBedroomProps) {
  const headingId = useId();
  return (
    <Section background="sand" labelledBy={headingId} className="py-0">
      <Row role="region" aria-label="Featured products">
        <Col lg={{ span: 6, order: 1 }}>
          <div className={`position-relative h-auto h-lg-100 mx-edge mx-lg-0 bleed-right ${styles.picture}`}>
            <Picture
              file={hotelWindow}
              alt="A hotel bedroom at dusk: an open suitcase on its rack before a window pushed up a little, the lights of the city beyond it, and one white Generation X by the wall beside the curtain"
              sizes="(min-width: 62em) 720px, 100vw"
              className="d-block w-100 h-auto object-fit-cover position-lg-absolute inset-0 h-lg-100"
            />
          </div>
        </Col>
        <Col lg={6} className="py-4 py-lg-5 pe-lg-5">
          <h2 data-aos="fade-up" id={headingId}>
            {title}
          </h2>
          <ol className="plain-list my-3 my-lg-4">
            {hours.map(({ name, speed }) => (
              <Hour key={name} name={name} noiseDbA={machineNoiseDbA(bedroom, speed)}>
                Speed {speed}:{' '}
                <AirChangeRate rate={{ ...machineRate(bedroom, speed), ventilationAch: bedroom.ventilationAch }} /> air
                changes an hour
              </Hour>
            ))}
            <Hour name={windowShut.title} noiseDbA={windowShut.noiseDbA}>
              {windowShut.text}
            </Hour>
          </ol>
          <ButtonLink to={priceRequestUrl(slug, bedroom.machines)} data-price-room={formatSizedRoom(bedroom)}>
            Get a written quote
          </ButtonLink>
          <details className="small plus-fold mt-2 mb-1" suppressHydrationWarning>
            <summary>What a night costs</summary>
            <p className="muted text-pretty m-0" data-cost="">
              {capitalised(formatSizedRoom(bedroom))}. {note}
            </p>
          </details>
          <MachineLinks />
        </Col>
      </Row>
    </Section>
  );
}

function Hour({ name, noiseDbA, children }: { name: string; noiseDbA: number; children: ReactNode }) {
  return (
    <li className="d-flex justify-content-between align-items-baseline gap-3 border-top py-2" data-cost="">
      <div>
        <h3 className="item">{name}</h3>
        <p className="m-0 text-pretty">{children}</p>
      </div>
      <p className="num h2 text-nowrap m-0">
        {noiseDbA}
        <small className="unit"> dB(A)</small>
      </p>
    </li>
  );
}
