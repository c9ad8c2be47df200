import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Article } from '@/data/articles/article';
import { href } from '@/lib/links/href';
import { longDate } from '@/lib/format/long-date';
import styles from './Blog.module.scss';

type RecentPostsProps = { articles: readonly Article[] };

export function RecentPosts({ articles }: RecentPostsProps) {
  return (
    <section className={styles.posts}>
      <h2 className="label border-top border-dark">Recent posts</h2>
      <ul className="plain-list">
        {articles.map(({ page, title, description, category, publishedOn, cover }) => (
          <li key={page}>
            <article data-aos="fade-up">
              <SiteLink className={`align-items-start text-decoration-none ${styles.post}`} to={href(page)}>
                <Picture file={cover} alt="" sizes="(min-width: 992px) 240px, (min-width: 700px) 33vw, 110px" />
                <div>
                  <p>
                    <b>{category}</b> <time dateTime={publishedOn}>{longDate(publishedOn)}</time>
                  </p>
                  <h3 className="item">{title}</h3>
                  <span className="d-none d-xl-block muted small mt-2">{description}</span>
                </div>
              </SiteLink>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
