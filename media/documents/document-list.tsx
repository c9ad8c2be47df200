import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '@/config/company';
import { productSlugs } from '@/config/product-slugs';
import { loadProduct } from '@/data/products/load-product';
import type { Product } from '@/data/products/product';
import { BottleBrochure } from './brochure/BottleBrochure';
import { PurifierBrochure } from './brochure/PurifierBrochure';
import { Manual } from './manual/Manual';
import { SampleReport } from './report/SampleReport';
import { resolveColours } from './styles';

/** When the words and prices of the documents were last read through. */
const issue = 'issue of November 2026';

export const sampleReport = 'downloads/sample-test-report.pdf';

type ShellProps = {
  /** Printed in every page's footer. */
  title: string;
  styles: string;
  children: ReactNode;
};

function Shell({ title, styles, children }: ShellProps) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <link rel="stylesheet" href="fonts.css" />
        <style>{`@page { @bottom-left { content: '${title}, ${issue}'; } }\n${styles}`}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}

export type PrintedDocument = { file: string; html: string };

function printed(file: string, title: string, styles: string, content: ReactNode): PrintedDocument {
  const shell = (
    <Shell title={title} styles={styles}>
      {content}
    </Shell>
  );
  return { file, html: resolveColours(`<!doctype html>${renderToStaticMarkup(shell)}`) };
}

function documentsOf(product: Product, styles: string): PrintedDocument[] {
  const name = `${company.brand} ${product.name}`;
  switch (product.kind) {
    case 'purifier':
      return [
        printed(product.brochure, `${name}, brochure`, styles, <PurifierBrochure product={product} />),
        printed(product.manual, `${name}, installation manual`, styles, <Manual product={product} />),
      ];
    case 'bottle':
      return [printed(product.brochure, `${name}, brochure`, styles, <BottleBrochure product={product} />)];
    case 'filter':
    case 'meter':
      return [];
    default:
      return product satisfies never;
  }
}

export async function documentList(styles: string): Promise<PrintedDocument[]> {
  const products = await Promise.all(productSlugs.map(loadProduct));
  return [
    ...products.flatMap((product) => (product ? documentsOf(product, styles) : [])),
    printed(sampleReport, `${company.brand}, sample test report`, styles, <SampleReport />),
  ];
}
