import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { purifiers } from '@/data/purifiers';
import { recommendedChoice, formatMachines, formatPrice, formatSpeed } from '@/data/room-answers';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { capitalised } from '@/lib/format/count-word';
import { href } from '@/lib/links/href';
import { HeadedSection } from '../HeadedSection';
import { MachineLinks } from '../OtherMachines';
import { machineRate, withMachines } from '../room-machines';
import styles from './PracticeRooms.module.scss';

type DentalRoomId = keyof typeof dentalRooms;

const ids: readonly DentalRoomId[] = ['surgery', 'decontaminationRoom', 'waitingRoom'];

type PracticeRoomsProps = {
  title: string;
  notes: Partial<Record<DentalRoomId, string>>;
};

/** The rooms of a practice, their machines on one floor to one scale. */
export function PracticeRooms({ title, notes }: PracticeRoomsProps) {
  const rooms = ids.map((id) => {
    const room = dentalRooms[id];
    const choice = recommendedChoice(room);
    return {
      name: room.name,
      model: choice.model,
      machines: choice.machines,
      price: formatPrice(choice),
      text: (
        <>
          <AirChangeRate rate={machineRate(withMachines(room))} /> air changes an hour {formatSpeed(choice)}.{' '}
          {notes[id]}
        </>
      ),
    };
  });
  return (
    <HeadedSection title={title} background="ice" className="pb-3">
      <div role="region" aria-label="Featured products">
        <ul className={`plain-list ${styles.rooms}`}>
          {rooms.map((room) => {
            const { slug, picture, pictureAlt } = purifiers[room.model];
            return (
              <li key={room.name} className={`position-relative ${styles.room} ${styles[slug] ?? ''}`}>
                <div className={`border-bottom border-dark position-relative ${styles.stage}`}>
                  <Picture file={picture} alt={pictureAlt} sizes="(min-width: 48em) 420px, 160px" />
                </div>
                <div>
                  <h3 className="item mt-lg-3 mb-1">
                    <SiteLink to={href('product', { slug })} className="stretched-link text-decoration-none">
                      {room.name}
                    </SiteLink>
                  </h3>
                  <p className="d-flex justify-content-between mb-1">
                    {capitalised(formatMachines(room))} <b className="num">{room.price}</b>
                  </p>
                  <p className="small muted mb-0 text-pretty">{room.text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
      <MachineLinks />
    </HeadedSection>
  );
}
