import type { ReactNode } from 'react';
import { genXRoom } from '@/assets/pictures/gen-x-room';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { routes } from '@/config/routes';
import { sectorKeys } from '@/config/sectors';
import { delivery } from '@/data/products/delivery';
import { machinesLabel, formatPrice, recommendedChoice } from '@/data/room-answers';
import { livingRoom } from '@/data/rooms/home-rooms';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { formatVolume } from '@/domain/room';
import type { RoomChoice } from '@/domain/room-answer';
import { isFullSpeed } from '@/domain/speeds';
import { noBreakNames } from '@/lib/format/no-break-names';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import { roomPictures } from './page-pictures';
import styles from './RoomLinks.module.scss';

const rooms = (
  [
    { page: 'homes', room: livingRoom, picture: genXRoom },
    ...sectorKeys.map((page) => ({ page, room: sectorRooms[page][0], picture: roomPictures[page] })),
  ] as const
).map((link) => ({ ...link, choice: recommendedChoice(link.room) }));

/** As in "Restaurant or bar, with music, at full speed, 59 dB(A)". */
function conditionsOf(room: ExampleRoom, { model, speed, noiseDbA }: RoomChoice): string {
  return [
    room.name,
    room.isWithMusic && 'with music',
    room.ventilationAch > 0 && 'windows open',
    room.besideAch !== undefined && 'beside your ventilation',
    room.ventilationAch === 0 && !room.keepsRecord && !room.isWithMusic && 'machines alone',
    isFullSpeed(model, speed) && 'at full speed',
    room.whoLimitDbA ? `${noiseDbA} dB(A) (WHO: ${room.whoLimitDbA})` : `${noiseDbA} dB(A)`,
  ]
    .filter(Boolean)
    .join(', ');
}

type RoomLinksProps = {
  title: string;
  /** In the place after the last room. */
  children: ReactNode;
};

/** A room of each kind, with its machines and their price. */
export function RoomLinks({ title, children }: RoomLinksProps) {
  return (
    <section aria-label={title} className="pt-4 pt-lg-5">
      <h2>{title}</h2>
      <ul className={`plain-list mt-3 mt-lg-4 mb-0 ${styles.rooms}`}>
        {rooms.map(({ page, room, picture, choice }) => (
          <li key={page}>
            <SiteLink
              to={href(page)}
              className="d-flex d-md-block gap-3 align-items-start text-reset text-decoration-none"
            >
              <Picture
                file={picture}
                alt=""
                sizes="(min-width: 48em) 460px, 60vw"
                className={`d-block h-auto object-fit-cover ${styles.picture} ${styles[page] ?? ''}`}
              />
              <span>
                <b className="item d-block mt-md-2">{routes[page].label}</b>
                <span className="d-block">
                  {noBreakNames(machinesLabel(choice))}, <b className="d-inline-block">{formatPrice(choice)}</b>
                </span>
                <span className="d-block small muted">
                  {noBreakUnits(`${conditionsOf(room, choice)}, ${formatVolume(room)} m³`)}
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
        <li>{children}</li>
      </ul>
      <p className="small muted mt-3 mb-0">Prices include VAT. {delivery.priceLine}</p>
    </section>
  );
}
