import { Fold } from '@/components/ui/Fold';
import { roomsUpToBasis } from '@/data/room-words';

/** What “Rooms up to” means, under a row of machines. */
export function RoomsUpToFold({ className = '' }: { className?: string }) {
  return (
    <Fold summary="All at a speed you can talk over" isShort className={className}>
      <p className="small muted mw-prose">{roomsUpToBasis} Heights are samples.</p>
    </Fold>
  );
}
