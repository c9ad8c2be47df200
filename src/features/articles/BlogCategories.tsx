import { SiteLink } from '@/components/ui/SiteLink';
import type { CategoryCount } from '@/data/articles/category-counts';
import { href } from '@/lib/links/href';
import styles from './Blog.module.scss';

type BlogCategoriesProps = {
  categories: readonly CategoryCount[];
  /** '' for all. */
  current: string;
};

export function BlogCategories({ categories, current }: BlogCategoriesProps) {
  return (
    <nav className={styles.categories} aria-label="Blog Categories">
      <h2 className="label m-0">Blog Categories</h2>
      <ul className="plain-list">
        <li>
          <SiteLink to={href('blog')} aria-current={current === '' ? 'true' : undefined}>
            All
          </SiteLink>
        </li>
        {categories.map(({ category, count }) => (
          <li key={category}>
            <SiteLink
              to={category === current ? href('blog') : `${href('blog')}?category=${encodeURIComponent(category)}`}
              aria-current={category === current ? 'true' : undefined}
            >
              {category} <span className="visually-hidden">({count})</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
