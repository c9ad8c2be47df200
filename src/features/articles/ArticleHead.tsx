import { ReadingHead } from '@/components/text/ReadingLayout';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
import type { Article } from '@/data/articles/article';
import { purifiers } from '@/data/purifiers';
import { choiceFor, formatMachines, formatPrice } from '@/data/room-answers';
import { type OfferedRoomKey, offeredRooms } from '@/data/rooms/offered-rooms';
import { formatVolume } from '@/domain/room';
import { capitalised } from '@/lib/format/count-word';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { ArticleCover } from './ArticleCover';
import { ArticleMeta } from './ArticleMeta';

/** What the article's example comes to, for who will not read to its end. */
function OfferLine({ offer }: { offer: OfferedRoomKey }) {
  const room = offeredRooms[offer];
  const choice = choiceFor(room);
  return (
    <p className="d-flex flex-wrap column-gap-3 row-gap-2 align-items-center mt-4 mb-0 d-print-none">
      <ButtonLink
        to={priceRequestUrl(purifiers[choice.model].slug, choice.machines)}
        data-price-room={`${room.phrase.toLowerCase()} of ${formatVolume(room)} m³`}
      >
        Get a written quote
      </ButtonLink>
      <span>
        {capitalised(formatMachines(choice))} for {formatVolume(room)} m³: <b>{formatPrice(choice)}</b>
      </span>
    </p>
  );
}

type ArticleHeadProps = { article: Article; readingMinutes: number };

export function ArticleHead({ article, readingMinutes }: ArticleHeadProps) {
  const { page, title, description } = article;
  return (
    <>
      <PageHead title={title} description={description} path={href(page)} card={page} type="article" hasFeed />
      <ReadingHead
        title={title}
        current={routes[page].label}
        trail={breadcrumbTrail(page)}
        lead={description}
        meta={
          <>
            <ArticleMeta article={article} />
            <span className="muted">{readingMinutes} min read</span>
          </>
        }
        picture={
          <ArticleCover
            article={article}
            sizes="(min-width: 1400px) 740px, (min-width: 992px) 56vw, 100vw"
            hasPriority
          />
        }
      >
        {article.offer && <OfferLine offer={article.offer} />}
      </ReadingHead>
    </>
  );
}
