import type { Article } from '@/data/articles/article';
import { recommendedChoice, formatMachines, formatPrice } from '@/data/room-answers';
import { offeredRooms } from '@/data/rooms/offered-rooms';
import { capitalised } from '@/lib/format/count-word';
import { noBreakNames } from '@/lib/format/no-break-names';
import { formatLimit } from './format-limit';

type ArticleFigureProps = Pick<Article, 'offer'> & {
  /** Sets the price large. */
  isLarge?: boolean;
};

/** What the room that an article is about takes, and its price. */
export function ArticleFigure({ offer, isLarge = false }: ArticleFigureProps) {
  if (!offer) return null;
  const room = offeredRooms[offer];
  const choice = recommendedChoice(room);
  const limit = formatLimit(room);
  const machines = noBreakNames(formatMachines(choice));
  return (
    <span className="d-block pt-2 small muted text-balance">
      Answer for {room.phrase.toLowerCase()}
      {limit && `, ${limit}`}: {isLarge && machines}
      <b className={`d-block num text-ink mt-1 mb-0 ${isLarge ? 'h1' : 'h3'}`}>
        {isLarge ? formatPrice(choice) : `${capitalised(machines)}, ${formatPrice(choice)}`}
      </b>
    </span>
  );
}
