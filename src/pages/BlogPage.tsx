import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { Section } from '@/components/sections/Section';
import { ReadingMain } from '@/components/text/ReadingLayout';
import { PageHead } from '@/components/ui/PageHead';
import { SiteLink } from '@/components/ui/SiteLink';
import { routes } from '@/config/routes';
import { articles } from '@/data/articles/articles';
import { delivery } from '@/data/products/delivery';
import { Blog } from '@/features/articles/Blog';
import { YourRoom } from '@/features/articles/YourRoom';
import { capitalised, countWord } from '@/lib/format/count-word';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';

/** The articles, the newest first and large. */
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
        <Row as="header" className="gy-3 align-items-baseline">
          <Col lg={7} xl={8}>
            <h1 className="m-0">Articles & Resources</h1>
          </Col>
          <Col lg={5} xl={4}>
            <p className="lead m-0">{`${capitalised(countWord(articles.length))} guides before you buy.`}</p>
          </Col>
        </Row>
      </ReadingMain>
      <Blog articles={articles} />
      <HydrateOnInteraction>
        <Section background="ice" isShort>
          <YourRoom title="Your room" text="The planner opens with the machines for it, their noise and their price.">
            <p className="mt-3 mb-0">
              Prices include VAT. {delivery.priceAndWarrantyLine} Not answered here?{' '}
              <SiteLink to={contactUrl('question')}>Ask us</SiteLink>.
            </p>
          </YourRoom>
        </Section>
      </HydrateOnInteraction>
    </>
  );
}
