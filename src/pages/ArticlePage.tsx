import type { ElementType } from 'react';
import { Opening } from '@/components/prose/Opening';
import { ProseTable } from '@/components/prose/ProseTable';
import { PullLine } from '@/components/prose/PullLine';
import { Rate } from '@/components/prose/Rate';
import { Reference } from '@/components/prose/Reference';
import { References } from '@/components/prose/References';
import { Source } from '@/components/prose/Source';
import type { Article } from '@/data/articles/article';
import { ArticleFrame } from '@/features/articles/ArticleFrame';
import { ArticleOffer } from '@/features/articles/ArticleOffer';
import { ArticleWidget } from '@/features/articles/ArticleWidget';

export type ArticleText = {
  default: ElementType;
  contents: readonly { id: string; title: string }[];
  readingMinutes: number;
};

export type ArticlePageProps = { article: Article; text: ArticleText };

const components = { Opening, PullLine, Rate, Reference, References, Source, table: ProseTable };

export function ArticlePage({ article, text }: ArticlePageProps) {
  const { default: Text, contents, readingMinutes } = text;
  const { offer } = article;
  const own = { ...components, ArticleOffer: () => (offer ? <ArticleOffer offer={offer} /> : null) };
  return (
    <ArticleFrame
      article={article}
      contents={contents}
      readingMinutes={readingMinutes}
      widget={<ArticleWidget article={article} />}
    >
      <Text components={own} />
    </ArticleFrame>
  );
}
