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
    <span className="d-flex flex-wrap column-gap-2 align-items-baseline mt-2">
      <b className={`mb-0 num text-ink ${className}`}>{formatPrice(choice)}</b>
      <span className="small muted">
        {formatMachines(choice)}, {room.phrase.toLowerCase()}
        {room.noiseLimitDbA !== undefined && `, within ${room.noiseLimitDbA} dB(A)`}
      </span>
    </span>
  );
}
