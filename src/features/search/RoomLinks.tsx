import { genXRoom } from '@/assets/pictures/gen-x-room';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { routes } from '@/config/routes';
import { sectorKeys } from '@/config/sectors';
import { formatPricedMachines, recommendedChoice } from '@/data/room-answers';
import { livingRoom } from '@/data/rooms/home-rooms';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { formatVolume } from '@/domain/room';
import { capitalised } from '@/lib/format/count-word';
import { noBreakText } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import { roomPictures } from './page-pictures';
import styles from './RoomLinks.module.scss';

const rooms = [
  { page: 'homes', room: livingRoom, picture: genXRoom },
  ...sectorKeys.map((page) => ({ page, room: sectorRooms[page][0], picture: roomPictures[page] })),
] as const;

/** A room of each kind, with its machines and their price. */
export function RoomLinks({ title }: { title: string }) {
  return (
    <nav aria-label={title} className="pt-4 pt-lg-5">
      <h2 className="title">{title}</h2>
      <ul className={`plain-list mt-3 mt-lg-4 mb-5 ${styles.rooms}`}>
        {rooms.map(({ page, room, picture }) => (
          <li key={page}>
            <SiteLink to={href(page)} className="d-block text-reset text-decoration-none">
              <span className={`d-block position-relative overflow-hidden ratio-4x3 ${styles[page] ?? ''}`}>
                <Picture file={picture} alt="" sizes="(min-width: 62em) 60vw, 90vw" className={styles.picture ?? ''} />
              </span>
              <b className="item d-block mt-2">{routes[page].label}</b>
              <span className="d-block">{noBreakText(capitalised(formatPricedMachines(recommendedChoice(room))))}</span>
              <span className="d-block small muted">{noBreakText(`${room.name}, ${formatVolume(room)} m³`)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
