import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { PageHead } from '@/components/ui/PageHead';
import { type Article, articleCrumb } from '@/data/articles/article';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { ArticleAuthor, ArticleMeta } from './ArticleMeta';
import { ArticlePicture } from './ArticlePicture';

type ArticleHeadProps = { article: Article; readingMinutes: number };

/** Their picture is a square beside the title. */
const withPictureBeside: readonly Article['page'][] = ['air-purification-in-dentistry'];

/** The page's head; title, lead and picture of an article. */
export function ArticleHead({ article, readingMinutes }: ArticleHeadProps) {
  const { page, title, description } = article;
  const isBeside = withPictureBeside.includes(page);
  const meta = (
    <p className={`d-flex flex-wrap column-gap-3 row-gap-1 small mb-0 ${isBeside ? 'mt-4' : 'mt-3'}`}>
      <ArticleMeta article={article} />
      <ArticleAuthor />
      <span className="muted">{readingMinutes} min read</span>
    </p>
  );
  return (
    <>
      <PageHead title={title} description={description} path={href(page)} card={page} type="article" hasFeed />
      <header className="pb-3">
        {isBeside ? (
          <Row className="gy-4">
            <Col lg={7} className="d-lg-flex flex-column pe-lg-5">
              <Breadcrumb trail={breadcrumbTrail(page)} current={articleCrumb(article)} />
              <h1 className="text-balance mt-lg-auto">{title}</h1>
              <p className="lead mt-3 mb-0 text-pretty">{description}</p>
              {meta}
            </Col>
            <Col lg={5}>
              <ArticlePicture article={article} shape="square" sizes="(min-width: 62em) 1360px, 140vw" hasPriority />
            </Col>
          </Row>
        ) : (
          <>
            <Breadcrumb trail={breadcrumbTrail(page)} current={articleCrumb(article)} />
            <Row className="gy-4 mb-4">
              <Col lg={8}>
                <h1 className="text-balance">{title}</h1>
              </Col>
              <Col lg={4} className="align-self-end">
                <p className="lead m-0 text-pretty">{description}</p>
              </Col>
            </Row>
            <ArticlePicture article={article} shape="head" sizes="(min-width: 62em) 1360px, 140vw" hasPriority />
            {meta}
          </>
        )}
      </header>
    </>
  );
}
