import type { ElementType } from 'react';
import { Opening, ProseTable, PullLine, Reference, References, Source } from '@/components/text/article-components';
import { Rate } from '@/components/text/Rate';
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
