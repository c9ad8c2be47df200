import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Article } from '@/data/articles/article';
import { href } from '@/lib/links/href';
import { longDate } from '@/lib/format/long-date';
import styles from './SideBlock.module.scss';

export type RecentPostsProps = { articles: readonly Article[] };

export function RecentPosts({ articles }: RecentPostsProps) {
  return (
    <section className={styles.block}>
      <h2>Recent posts</h2>
      <ul className="plain-list">
        {articles.map(({ page, title, publishedOn, cover }) => (
          <li key={page}>
            <article>
              <SiteLink className={styles.post} to={href(page)}>
                <Picture file={cover} alt="" sizes="170px" />
                <div>
                  <h3>{title}</h3>
                  <time dateTime={publishedOn}>{longDate(publishedOn)}</time>
                </div>
              </SiteLink>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
