import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
import type { Article } from '@/data/articles/article';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import styles from './Article.module.scss';
import { ArticleCover } from './ArticleCover';
import { ArticleExample } from './ArticleExample';
import { ArticleMeta } from './ArticleMeta';

type ArticleHeadProps = { article: Article; readingMinutes: number };

/** The page's head; title, lead and picture of an article, and between them what its example room takes. */
export function ArticleHead({ article, readingMinutes }: ArticleHeadProps) {
  const { page, title, description, offer } = article;
  return (
    <>
      <PageHead title={title} description={description} path={href(page)} card={page} type="article" hasFeed />
      <header className="pb-3">
        <Breadcrumb trail={breadcrumbTrail(page)} current={routes[page].label} />
        <h1 className={`text-balance ${styles.title}`}>{title}</h1>
        <Row className="gy-4 mt-0">
          <Col lg={4} className="d-flex flex-column gap-3 justify-content-between">
            <p className={`lead muted text-balance m-0 ${styles.lead}`}>{description}</p>
            {offer && <ArticleExample title="The example" offer={offer} />}
          </Col>
          <Col lg={8}>
            <div className={styles.bleeding}>
              <ArticleCover article={article} sizes="(min-width: 992px) 66vw, 100vw" hasPriority />
            </div>
            <p className="d-flex flex-wrap column-gap-3 row-gap-1 small mt-3 mb-0">
              <ArticleMeta article={article} />
              <span className="muted">{readingMinutes} min read</span>
            </p>
          </Col>
        </Row>
      </header>
    </>
  );
}
