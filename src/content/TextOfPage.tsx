import { createElement } from 'react';
import type { MDXComponents } from 'mdx/types';
import { useLoaded } from '@/boot/use-loaded';
import type { PageKey } from '@/config/routes';
import { textPart } from './text-part';

type TextOfPageProps = {
  page: PageKey;
  /** By the names that the text uses, besides those of `prose-components`. */
  components: MDXComponents;
};

/** The MDX text of an article or a legal page. */
export function TextOfPage({ page, components }: TextOfPageProps) {
  const part = textPart(page);
  if (!part) throw new Error(`src/content/text-part.ts names no text of the page ${page}`);
  return createElement(useLoaded(part.loaded() ?? part.load()), { components });
}
