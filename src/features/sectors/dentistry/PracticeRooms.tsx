import type { ReactNode } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { SiteLink } from '@/components/ui/SiteLink';
import { purifiers } from '@/data/purifiers';
import { machinesLabel, recommendedChoice, formatPrice } from '@/data/room-answers';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { formatSides } from '@/domain/room';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import { HeadedSection } from '../HeadedSection';
import { MachineLinks } from '../OtherMachines';
import { PracticeElevation } from './PracticeElevation';
import styles from './PracticeRooms.module.scss';

type DentalRoomId = keyof typeof dentalRooms;

const ids: readonly DentalRoomId[] = ['surgery', 'decontaminationRoom', 'waitingRoom'];

type PracticeRoomsProps = {
  title: string;
  notes: Partial<Record<DentalRoomId, string>>;
  /** A row below the rooms. */
  children?: ReactNode;
};

/** The rooms of a practice beside each other on one floor, each with its machine. */
export function PracticeRooms({ title, notes, children }: PracticeRoomsProps) {
  const rooms = ids.map((id) => {
    const room = dentalRooms[id];
    const choice = recommendedChoice(room);
    return {
      id,
      name: room.name,
      sides: noBreakUnits(formatSides(room)),
      model: choice.model,
      machines: choice.machines,
      price: formatPrice(choice),
      text: (
        <>
          <AirChangeRate rate={choice.rates.chosen} /> air changes an hour at {noBreakUnits(`${choice.noiseDbA} dB(A)`)}
          {room.ventilationAch > 0 && ', windows open'}. {notes[id]}
        </>
      ),
    };
  });
  return (
    <HeadedSection title={title} background="ice" className="pb-0">
      <div role="region" aria-label="Featured products">
        <ul className={`plain-list ${styles.rooms}`}>
          {rooms.map((room, index) => {
            const { slug } = purifiers[room.model];
            return (
              <li key={room.name} className="position-relative">
                <PracticeElevation room={room.id} />
                <div className={index < rooms.length - 1 ? 'pe-md-4 pe-xl-5' : ''}>
                  <h3 className="mt-3 mb-1">
                    <SiteLink to={href('product', { slug })} className="stretched-link text-decoration-none">
                      {room.name}
                    </SiteLink>
                  </h3>
                  <p className="mb-1">{room.sides}</p>
                  <p className="d-flex flex-wrap justify-content-between column-gap-3 mb-1 fw-semibold">
                    {machinesLabel(room)} <b className="num">{room.price}</b>
                  </p>
                  <p className="muted mb-0 text-pretty">{room.text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
      <MachineLinks />
      {children}
    </HeadedSection>
  );
}
