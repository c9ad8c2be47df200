import { Search } from 'lucide-react';
import { useState } from 'react';
import Container from 'react-bootstrap/Container';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SearchBox } from '@/components/forms/SearchBox';
import { ArrowLink } from '@/components/ui/ArrowLink';
import type { Article } from '@/data/articles/article';
import { useHydrated } from '@/boot/use-hydrated';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { SiteLink } from '@/components/ui/SiteLink';
import { ArticleCard } from './ArticleCard';
import { type ArticleQuery, findArticles } from './find-articles';
import styles from './Blog.module.scss';

const maxRecent = 3;

type BlogProps = {
  /** Newest first. */
  articles: readonly Article[];
};

type CategoryCount = { category: string; count: number };

/** In the order of the alphabet. */
function categoryCounts(of: readonly Article[]): CategoryCount[] {
  const categories = [...new Set(of.map(({ category }) => category))].sort();
  return categories.map((category) => ({
    category,
    count: of.filter((article) => article.category === category).length,
  }));
}

function resultText({ text, category }: ArticleQuery, count: number): string {
  const typed = text.trim();
  const where = category ? ` in ${category}` : '';
  if (!typed && !category) return '';
  if (!typed) return `${count} ${count === 1 ? 'article' : 'articles'}${where}`;
  if (count === 0) return `Nothing matches “${typed}”${where}`;
  return `${count} ${count === 1 ? 'article matches' : 'articles match'} “${typed}”${where}`;
}

function ResultLine({ query, count }: { query: ArticleQuery; count: number }) {
  const text = resultText(query, count);
  return (
    <p role="status" className={`m-0 h3 ${text && 'mb-4'}`}>
      {text}
    </p>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className="pt-4 border-top border-dark">
      <p className="lead">
        The search looks at titles, categories and every word of the texts. Try one word, such as fallow, ozone or HEPA.
        If we have not written about it, ask us.
      </p>
      <div className="d-flex flex-wrap gap-3 column-gap-4 align-items-center mt-4">
        <button type="button" className="btn btn-primary" onClick={onShowAll}>
          Show all articles
        </button>
        <ArrowLink to={contactUrl('question')}>Ask us</ArrowLink>
      </div>
    </div>
  );
}

type BlogCategoriesProps = {
  categories: readonly CategoryCount[];
  /** '' for all. */
  current: string;
};

function BlogCategories({ categories, current }: BlogCategoriesProps) {
  return (
    <nav className={`d-md-flex gap-4 align-items-center min-w-0 ${styles.categories}`} aria-label="Blog Categories">
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

type RecentPostsProps = { articles: readonly Article[] };

function RecentPosts({ articles }: RecentPostsProps) {
  return (
    <section className="mt-5 pt-3 border-top border-dark">
      <h2 className="label mb-3">Recent posts</h2>
      <ul className="row gy-5">
        {articles.map((article) => (
          <li key={article.page} className="col-md-6 col-lg-4">
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The newest article large, the others below it, or what a search or a category (`?category=`) finds. */
export function Blog({ articles }: BlogProps) {
  const [text, setText] = useState('');
  // On a phone the field stands behind its icon.
  const [isSearchOpen, setSearchOpen] = useState(false);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  // The prerendered HTML does not know the query.
  const category = useHydrated() ? (parameters.get('category') ?? '') : '';
  const query = { text, category };
  const found = findArticles(articles, query);
  const isFiltered = text.trim() !== '' || category !== '';
  const listed = isFiltered ? found : articles.slice(0, 1);
  const recent = articles.filter((article) => !listed.includes(article)).slice(0, maxRecent);

  function showAll() {
    setText('');
    if (category) void navigate(href('blog'));
  }

  return (
    <Container fluid="xxl" className={styles.blog ?? ''}>
      <div className={styles.bar}>
        <BlogCategories categories={categoryCounts(articles)} current={category} />
        <button
          type="button"
          className={`d-md-none needs-script ${styles.openSearch}`}
          aria-label={isSearchOpen ? 'Close search of the articles' : 'Search the articles'}
          aria-expanded={isSearchOpen}
          onClick={() => setSearchOpen(!isSearchOpen)}
        >
          <Search size={22} strokeWidth={1.5} aria-hidden="true" />
        </button>
        <div className={isSearchOpen ? styles.search : `d-none d-md-block ${styles.search}`}>
          <SearchBox label="Search" placeholder="Type to search..." text={text} onChange={setText} />
        </div>
      </div>
      <ResultLine query={query} count={found.length} />
      <div className="d-grid gap-5">
        {listed.map((article) => (
          <ArticleCard key={article.page} article={article} isLarge />
        ))}
        {found.length === 0 && <NothingFound onShowAll={showAll} />}
      </div>
      {recent.length > 0 && <RecentPosts articles={recent} />}
    </Container>
  );
}
