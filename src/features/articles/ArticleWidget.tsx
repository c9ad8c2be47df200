import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Article } from '@/data/articles/article';
import { href } from '@/lib/links/href';
import { FallowWidget } from './FallowWidget';
import styles from './FallowWidget.module.scss';

export type ArticleWidgetProps = { article: Article };

export function ArticleWidget({ article }: ArticleWidgetProps) {
  if (article.page === 'air-purification-in-dentistry') return <FallowWidget />;
  return (
    <aside className={styles.widget} aria-label="Your own room">
      <p className={styles.title}>Your own room: length, width and height are enough</p>
      <ButtonLink to={`${href('home')}#calculator`}>Calculate your room</ButtonLink>
    </aside>
  );
}
