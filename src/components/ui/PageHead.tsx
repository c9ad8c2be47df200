import { company } from '@/config/company';
import { siteUrl } from '@/lib/links/site-url';

type PageHeadProps = {
  /** Unique, 60 characters at most with the brand. */
  title: string;
  /** Unique, 70 to 160 characters. */
  description: string;
  /** Canonical path, such as `/shop`. */
  path: string;
  /** A file of `public/cards`, 1200 × 630. */
  card?: string;
  type?: 'website' | 'article' | 'product';
  hasFeed?: boolean;
  isIndexed?: boolean;
};

/** React moves the tags into the head. */
export function PageHead(props: PageHeadProps) {
  const { title, path, card = 'default', type = 'website', hasFeed, isIndexed = true } = props;
  const description = props.description.replaceAll('\u2060', '');
  const fullTitle = `${title} | ${company.brand}`;
  const url = siteUrl(path);
  const image = siteUrl(`/cards/${card}.jpg`);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isIndexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {hasFeed && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`${company.brand} articles`}
          href={siteUrl('/blog.xml')}
        />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:site_name" content={company.brand} />
      <meta property="og:locale" content="en_GB" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
