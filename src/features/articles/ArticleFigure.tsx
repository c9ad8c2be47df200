import type { Article } from '@/data/articles/article';
import { recommendedChoice, formatMachines, formatPrice } from '@/data/room-answers';
import { offeredRooms } from '@/data/rooms/offered-rooms';
import { capitalised } from '@/lib/format/count-word';

type ArticleFigureProps = Pick<Article, 'offer'> & {
  /** Sets the price large. */
  isLarge?: boolean;
};

/** What the room that an article is about takes, and its price. */
export function ArticleFigure({ offer, isLarge = false }: ArticleFigureProps) {
  if (!offer) return null;
  const room = offeredRooms[offer];
  const choice = recommendedChoice(room);
  return (
    <span className="d-flex flex-wrap column-gap-3 align-items-baseline pt-2 small muted">
      <b className={`num text-ink mb-0 ${isLarge ? 'h1' : 'h3'}`}>{formatPrice(choice)}</b>
      <span>
        {capitalised(room.phrase)}
        {room.noiseLimitDbA !== undefined && `, within ${room.noiseLimitDbA} dB(A)`}:{' '}
        <span className="text-nowrap">{formatMachines(choice)}</span>
      </span>
    </span>
  );
}
