import type { ElementType } from 'react';
import Container from 'react-bootstrap/Container';
import { PageHead } from '@/components/ui/PageHead';
import { type PlainRouteKey, routes } from '@/config/routes';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { ContentsList, type ContentsEntry } from './ContentsList';
import { Prose } from './Prose';
import { ReadingColumns } from './ReadingColumns';
import { ReadingHead } from './ReadingHead';
import { ReadingMain } from './ReadingMain';

export type TextPageProps = {
  page: PlainRouteKey;
  title: string;
  /** 70 to 160 characters, unique. */
  description: string;
  /** A module of `src/content`. */
  text: { default: ElementType; contents: readonly ContentsEntry[]; readingMinutes: number };
  /** In addition to the common components. */
  components?: Readonly<Record<string, ElementType>>;
};

export function TextPage({ page, title, description, text, components }: TextPageProps) {
  const Text = text.default;
  return (
    <ReadingMain>
      <PageHead title={title} description={description} path={href(page)} />
      <Container fluid="xxl">
        <ReadingHead
          title={title}
          current={routes[page].label}
          trail={breadcrumbTrail(page)}
          meta={<span className="muted">{text.readingMinutes} minute read</span>}
        />
        <ReadingColumns sideAt="left" side={<ContentsList title="On this page" entries={text.contents} collapsible />}>
          <Prose>
            <Text components={components} />
          </Prose>
        </ReadingColumns>
      </Container>
    </ReadingMain>
  );
}
