import Container from 'react-bootstrap/Container';
import { PageHead } from '@/components/ui/PageHead';
import { type PlainRouteKey, routes } from '@/config/routes';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { ContentsList } from './ContentsList';
import { ReadingColumns } from './ReadingColumns';
import { ReadingHead } from './ReadingHead';
import { StaticText, type TextFacts, type TextPart } from './StaticText';
import { ReadingMain } from './ReadingMain';

export type TextPageProps = {
  page: PlainRouteKey;
  title: string;
  /** 70 to 160 characters, unique. */
  description: string;
  facts: TextFacts;
  text: TextPart;
};

export function TextPage({ page, title, description, facts, text }: TextPageProps) {
  return (
    <ReadingMain>
      <PageHead title={title} description={description} path={href(page)} />
      <Container fluid="xxl">
        <ReadingHead
          title={title}
          current={routes[page].label}
          trail={breadcrumbTrail(page)}
          meta={<span className="muted">{facts.readingMinutes} minute read</span>}
        />
        <ReadingColumns sideAt="left" side={<ContentsList title="On this page" entries={facts.contents} />}>
          <StaticText part={text} />
        </ReadingColumns>
      </Container>
    </ReadingMain>
  );
}
