import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { purifiers } from '@/data/purifiers';
import { choiceFor, formatSpeed } from '@/data/room-answers';
import { shortName } from '@/domain/machines';
import { money, priceIfListed } from '@/lib/format/money';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { MachineLinks, type OtherMachine, OtherMachines } from '../OtherMachines';
import { machinesLabel } from '../room-machines';
import { openFloor } from './building';
import { floorOrder, meetingRooms } from './meeting-rooms';
import styles from './FloorOrder.module.scss';

type FloorOrderProps = { title: string; others: readonly OtherMachine[] };

/** The machines of a floor on one line, room by room, and the price of their order. */
export function FloorOrder({ title, others }: FloorOrderProps) {
  const headingId = useId();
  return (
    <Section tone="ice" labelledBy={headingId} className="overflow-hidden">
      <SectionHeading id={headingId} title={title} />
      <div role="region" aria-label="Featured products">
        <ul className={`plain-list ${styles.floor}`}>
          {[openFloor, ...meetingRooms].map((room) => {
            const { picture, pictureAlt, slug } = purifiers[room.model];
            const isOpenFloor = room === openFloor;
            const choice = choiceFor(room);
            return (
              <li key={room.key} className={isOpenFloor ? styles.open : undefined}>
                <div className={`border-bottom border-dark ${styles.row}`}>
                  {Array.from({ length: room.machines }, (_, index) => (
                    <Picture
                      key={index}
                      file={picture}
                      alt={index === 0 ? pictureAlt : ''}
                      sizes="(min-width: 62em) 170px, 140px"
                      className="d-block h-auto mw-none"
                    />
                  ))}
                </div>
                <h3 className={`label mt-2 mb-0 ${styles.name}`}>{room.name}</h3>
                <p className="small m-0 pe-2">
                  <SiteLink to={href('product', { slug })}>
                    {isOpenFloor ? machinesLabel(room) : shortName(room.model)}
                  </SiteLink>
                  {isOpenFloor && ` ${noBreakUnits(formatSpeed(choice))}`}{' '}
                  <b className="d-block">{priceIfListed(choice.pricePence)}</b>
                </p>
              </li>
            );
          })}
        </ul>
        <Row className="align-items-center gy-3 mt-2">
          <Col lg={7} className="d-flex flex-wrap align-items-center column-gap-4 row-gap-2">
            <p className="num h2 m-0">{money(floorOrder.pricePence)}</p>
            <ButtonLink to={priceRequestUrl(purifiers[floorOrder.model].slug, floorOrder.machines)}>
              Get a written quote
            </ButtonLink>
            <p className="m-0">
              For {floorOrder.machines} {purifiers[floorOrder.model].model} on one order, including VAT. With one in the
              booth too: {money(floorOrder.withBoothPence)}.
            </p>
          </Col>
          <Col lg={5}>
            <OtherMachines machines={others} />
          </Col>
        </Row>
      </div>
      <MachineLinks />
    </Section>
  );
}
