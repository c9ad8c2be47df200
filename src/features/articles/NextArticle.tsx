import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Article } from '@/data/articles/article';
import { href } from '@/lib/links/href';
import styles from './Article.module.scss';
import { ArticlePicture } from './ArticlePicture';

type NextArticleProps = { title: string; article: Article };

/** The way to another article, small. */
export function NextArticle({ title, article }: NextArticleProps) {
  return (
    <div className={`position-relative ${styles.card}`}>
      <p className="label mb-3">{title}</p>
      <Row className="gx-3 gx-lg-4">
        <Col xs={5} md={6}>
          <ArticlePicture article={article} shape="card" sizes="400px" isDecoration />
        </Col>
        <Col xs={7} md={6}>
          <h2 className="h3 mb-2">
            <SiteLink to={href(article.page)} className="text-decoration-none">
              {article.title}
            </SiteLink>
          </h2>
          <p className="muted m-0 d-none d-md-block">{article.description}</p>
        </Col>
      </Row>
    </div>
  );
}
