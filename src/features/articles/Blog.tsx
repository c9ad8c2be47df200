import { useState } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Article } from '@/data/articles/article';
import { categoryCounts } from '@/data/articles/category-counts';
import { useHydrated } from '@/hooks/use-hydrated';
import { href } from '@/lib/href';
import { ArticleCard } from './ArticleCard';
import styles from './Blog.module.scss';
import { BlogCategories } from './BlogCategories';
import results from './BlogResults.module.scss';
import { BlogSearch } from './BlogSearch';
import { findArticles } from './find-articles';
import { mostRecent, recentArticles } from './list-shape';
import { NothingFound } from './NothingFound';
import { RecentPosts } from './RecentPosts';
import { ResultLine } from './ResultLine';

export type BlogProps = {
  /** The newest first. */
  articles: readonly Article[];
};

/** The list of articles with its search, its categories (`?category=` in the address) and the recent posts. */
export function Blog({ articles }: BlogProps) {
  const [text, setText] = useState('');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  // The prerendered HTML knows no query: the category is applied once that HTML has been taken over.
  const category = useHydrated() ? (parameters.get('category') ?? '') : '';
  const query = { text, category };
  const found = findArticles(articles, query);
  const isAsked = text.trim() !== '' || category !== '';
  const recent = isAsked
    ? articles.filter((article) => !found.includes(article)).slice(0, mostRecent)
    : recentArticles(articles);
  const listed = isAsked ? found : found.filter((article) => !recent.includes(article));

  function showAll() {
    setText('');
    if (category) void navigate(href('blog'));
  }

  return (
    <Container fluid="xxl" className={styles.blog ?? ''}>
      <Row className={styles.row}>
        <Col lg={8}>
          <ResultLine query={query} count={found.length} />
          <div className={results.list}>
            {listed.map((article, index) => (
              <ArticleCard key={article.page} article={article} priority={index === 0} />
            ))}
          </div>
          {found.length === 0 && <NothingFound onShowAll={showAll} />}
        </Col>
        <Col lg={{ span: 3, offset: 1 }}>
          <BlogSearch text={text} onChange={setText} />
          <BlogCategories categories={categoryCounts(articles)} current={category} />
          {recent.length > 0 && <RecentPosts articles={recent} />}
        </Col>
      </Row>
    </Container>
  );
}
