import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { ReadingMain } from '@/components/text/ReadingLayout';
import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
import { articles } from '@/data/articles/articles';
import { Blog } from '@/features/articles/Blog';
import { capitalised, countWord } from '@/lib/format/count-word';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';

export default function BlogPage() {
  return (
    <>
      <PageHead
        title="Articles & Resources"
        description="Articles on clean air in working rooms: what the figures mean, where guidance stands, and what to ask before you buy a purifier."
        path={href('blog')}
        card="blog"
        hasFeed
      />
      <ReadingMain>
        <Breadcrumb trail={breadcrumbTrail('blog')} current={routes.blog.label} />
        <Row as="header" className="gy-3 align-items-end">
          <Col lg={7} xl={8}>
            <p className="label mb-3">Blog</p>
            <h1>Articles & Resources</h1>
          </Col>
          <Col lg={5} xl={4}>
            <p className="lead">
              {`${capitalised(countWord(articles.length))} guides before you buy: how many machines, how loud, which data sheet, which surgery. Each ends with a machine and a price.`}
            </p>
          </Col>
        </Row>
      </ReadingMain>
      <Blog articles={articles} />
    </>
  );
}
