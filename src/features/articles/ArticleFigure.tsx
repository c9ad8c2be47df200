import type { Article } from '@/data/articles/article';
import { choiceFor, formatMachines, formatPrice } from '@/data/room-answers';
import { offeredRooms } from '@/data/rooms/offered-rooms';

type ArticleFigureProps = Pick<Article, 'offer'> & {
  /** Text style of the figure. */
  className: string;
};

/** The price of the room that an article is about. */
export function ArticleFigure({ offer, className }: ArticleFigureProps) {
  if (!offer) return null;
  const room = offeredRooms[offer];
  const choice = choiceFor(room);
  return (
    <span className="d-block mt-2">
      <b className={`d-block mb-1 num text-ink ${className}`}>{formatPrice(choice)}</b>
      <span className="d-block small muted">
        {formatMachines(choice)}, {room.phrase.toLowerCase()}
        {room.noiseLimitDbA !== undefined && `, within ${room.noiseLimitDbA} dB(A)`}
      </span>
    </span>
  );
}
