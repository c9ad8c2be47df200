import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { type Article, articleCrumb } from '@/data/articles/article';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import styles from './Article.module.scss';
import { ArticleAuthor, ArticleMeta } from './ArticleMeta';

type ArticleHeadProps = { article: Article; readingMinutes: number };

/** Where a narrow picture is cut, so that no sign and no machine is. */
const places: Partial<Record<Article['page'], string | undefined>> = {
  'how-much-clean-air-a-classroom-needs': styles.right,
  'the-speed-you-can-talk-over': styles.left,
  'air-purification-in-dentistry': styles.left,
};

/** The page's head; title, lead and picture of an article. */
export function ArticleHead({ article, readingMinutes }: ArticleHeadProps) {
  const { page, title, description } = article;
  return (
    <>
      <PageHead title={title} description={description} path={href(page)} card={page} type="article" hasFeed />
      <header className="pb-3">
        <Breadcrumb trail={breadcrumbTrail(page)} current={articleCrumb(article)} />
        <Row className="gy-4 mb-4">
          <Col lg={8}>
            <h1 className="text-balance">{title}</h1>
          </Col>
          <Col lg={4} className="align-self-end">
            <p className="lead m-0 text-pretty">{description}</p>
          </Col>
        </Row>
        <Picture
          file={article.cover}
          alt={article.coverAlt}
          sizes="(min-width: 62em) 1360px, 140vw"
          hasPriority
          className={`d-block h-auto object-fit-cover ${styles.cover} ${places[page] ?? ''}`}
        />
        <p className="d-flex flex-wrap column-gap-3 row-gap-1 small mt-3 mb-0">
          <ArticleMeta article={article} />
          <ArticleAuthor />
          <span className="muted">{readingMinutes} min read</span>
        </p>
      </header>
    </>
  );
}
