import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { purifiers } from '@/data/purifiers';
import { choiceFor, formatSpeed } from '@/data/room-answers';
import { shortName } from '@/domain/machines';
import { countWord } from '@/lib/format/count-word';
import { money, priceIfListed } from '@/lib/format/money';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { wholeFloor } from '@/data/rooms/business-rooms';
import { MachineLinks } from '../OtherMachines';
import { formatSizedRoom, machinesLabel } from '../room-machines';
import { openFloor } from './building';
import { floorOrder, meetingRooms } from './meeting-rooms';
import styles from './FloorOrder.module.scss';

const z = purifiers['GEN Z'];

type FloorOrderProps = { title: string };

/** The machines of a floor on one line, room by room, and the price of their order. */
export function FloorOrder({ title }: FloorOrderProps) {
  const headingId = useId();
  return (
    <Section tone="ice" labelledBy={headingId} className="overflow-hidden">
      <SectionHeading
        id={headingId}
        title={title}
        lead={`${money(floorOrder.pricePence)} buys the ${countWord(floorOrder.machines)} Generation X below on one order, VAT included.`}
      />
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
                <h3 className={`label font-narrow mt-2 mb-0 ${styles.name}`}>{room.name}</h3>
                <p className="small m-0 pe-2">
                  <SiteLink to={href('product', { slug })}>
                    {isOpenFloor ? machinesLabel(room) : shortName(room.model)}
                  </SiteLink>
                  {isOpenFloor && ` ${noBreakUnits(formatSpeed(choice))}`}{' '}
                  {!isOpenFloor && <b className="d-block">{priceIfListed(choice.pricePence)}</b>}
                </p>
                {isOpenFloor && (
                  <div className="d-flex flex-wrap align-items-center column-gap-4 row-gap-2 mt-2">
                    <p className="num h2 m-0">{priceIfListed(choice.pricePence)}</p>
                    <ButtonLink
                      to={priceRequestUrl(slug, openFloor.machines)}
                      data-price-room={formatSizedRoom(wholeFloor)}
                    >
                      Get a written quote
                    </ButtonLink>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
        <p className="small muted mt-3 mb-0">
          Fewer machines, sockets and filter changes:{' '}
          <SiteLink to={href('product', { slug: z.slug })}>{z.model}</SiteLink>, {priceIfListed(z.pricePence)}.
        </p>
      </div>
      <MachineLinks />
    </Section>
  );
}
