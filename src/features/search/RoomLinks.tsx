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
import { noBreakUnits } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import { roomPictures } from './page-pictures';
import styles from './RoomLinks.module.scss';

/** Its machines take the most room. */
const widest = 'business';

const rooms = (
  [
    { page: 'homes', room: livingRoom, picture: genXRoom },
    ...sectorKeys.map((page) => ({ page, room: sectorRooms[page][0], picture: roomPictures[page] })),
  ] as const
).map((link) => ({ ...link, choice: recommendedChoice(link.room) }));

/** As in "Restaurant or bar, with music, at full speed". */
function conditionsOf(room: ExampleRoom, { model, speed }: RoomChoice): string {
  return [
    room.name,
    room.isWithMusic && 'with music',
    room.ventilationAch > 0 && 'windows open',
    room.besideAch !== undefined && 'beside your ventilation',
    room.ventilationAch === 0 && !room.keepsRecord && !room.isWithMusic && 'machines alone',
    isFullSpeed(model, speed) && 'at full speed',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A room of each kind, with its machines and their price. */
export function RoomLinks({ title }: { title: string }) {
  return (
    <section aria-label={title} className="pt-4 pt-lg-5">
      <h2>{title}</h2>
      <ul className={`plain-list mt-3 mt-lg-4 mb-0 ${styles.rooms}`}>
        {rooms.map(({ page, room, picture, choice }) => (
          <li key={page} className={page === widest ? styles.wide : undefined}>
            <SiteLink to={href(page)} className="d-block text-reset text-decoration-none">
              <Picture
                file={picture}
                alt=""
                sizes={page === widest ? '(min-width: 48em) 640px, 100vw' : '(min-width: 48em) 460px, 60vw'}
                className={`d-block w-100 object-fit-cover ${styles.picture} ${styles[page] ?? ''}`}
              />
              <span className="d-block mt-2">
                <b className="item d-block">{routes[page].label}</b>
                <span className="d-block">
                  {machinesLabel(choice)} <b className="d-block">{formatPrice(choice)}</b>
                </span>
                <span className="d-block small muted">
                  {noBreakUnits(`${conditionsOf(room, choice)}, ${formatVolume(room)} m³`)}
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className="small muted mt-3 mb-0">Prices include VAT. {delivery.priceLine}</p>
    </section>
  );
}
