import { Fold } from '@/components/ui/Fold';
import { roomsUpToBasis } from '@/data/room-words';
import { floorAreaBasis } from '@/domain/sizing';

/** What “Rooms up to” means, under a row of machines. */
export function RoomsUpToFold({ className = '' }: { className?: string }) {
  return (
    <Fold
      summary={`At a speed you can talk over, ceiling ${floorAreaBasis.ceilingHeightM} m`}
      isShort
      className={className}
    >
      <p className="small muted mw-prose">{roomsUpToBasis} Heights are samples.</p>
    </Fold>
  );
}
