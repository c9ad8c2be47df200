import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import Container from 'react-bootstrap/Container';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
import { announce } from '@/lib/browser/announce';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { speedAdvice } from '@/domain/speeds';
import { compareRows } from './compare-rows';
import { partRows } from './compare-row';
import { CompareTable } from './CompareTable';
import { compareTitle, leftOutSentence } from './messages';
import styles from './ComparisonBody.module.scss';
import type { Compared } from './comparable-products';
import { exampleVolumeM3, parseVolume } from './room-volume';
import { SameInAll } from './SameInAll';
import { SwapLink } from './SwapLink';
import { VolumeForm } from './VolumeForm';

export type ComparisonBodyProps = Compared & {
  /** Slugs of the URL, comma-separated. */
  asked: string;
  /** Room volume of the URL. */
  typedVolume: string | null;
};

/** Compares up to four products: differences in a table, shared facts below it. */
export function ComparisonBody({ asked, typedVolume, products, leftOut }: ComparisonBodyProps) {
  const volumeM3 = parseVolume(typedVolume ?? '') ?? exampleVolumeM3;
  const { different, same } = partRows(compareRows(products, volumeM3));
  const hasRoom = products.some(({ kind }) => kind === 'purifier');
  const names = products.map(({ model }) => model);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigationType = useNavigationType();
  const title = compareTitle(products, different.length);

  // Moves the focus itself, because the path does not change.
  useEffect(() => {
    if (navigationType === 'POP') return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    announce(heading.current?.textContent ?? '');
  }, [asked, navigationType]);

  return (
    <Container fluid="xxl" className={styles.page ?? ''}>
      <PageHead
        title={names.length > 1 ? `Compare ${names.length}: ${names.join(', ')}` : 'Compare'}
        description="Products of the shop side by side: prices, airflow and noise at working speed, air changes in your room, size and running cost, with what is best said in words."
        path={href('shop')}
        card="shop"
      />
      <header className={styles.head}>
        <Breadcrumb
          trail={[...breadcrumbTrail('shop'), { label: routes.shop.label, to: href('shop') }]}
          current="Compare"
        />
        <div className={styles.title}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {hasRoom && <VolumeForm volumeM3={volumeM3} />}
        </div>
        {products.length > 0 && (
          <div className={styles.swap}>
            <SwapLink slugs={products.map(({ slug }) => slug)} />
          </div>
        )}
        {leftOut.length > 0 && (
          <div role="status">
            <ul className={`plain-list ${styles.leftOut}`}>
              {leftOut.map((one) => (
                <li key={`${one.name} ${one.reason}`}>{leftOutSentence(one)}</li>
              ))}
            </ul>
          </div>
        )}
      </header>
      {products.length > 0 ? (
        <>
          <CompareTable products={products} rows={different} volumeM3={volumeM3} />
          <SameInAll products={products} rows={same} />
        </>
      ) : (
        <p className="lead">
          No product could be found at this link. <ArrowLink to={href('shop')}>Choose in the shop</ArrowLink>
        </p>
      )}
      {hasRoom && (
        <p className={`fine muted ${styles.basis}`}>
          {parseVolume(typedVolume ?? '') === undefined && 'The room is an example, a living room: type your own. '}
          {speedAdvice} <EstimatedNote /> Power at working speed is estimated too; each product page takes your own
          hours and price.
        </p>
      )}
    </Container>
  );
}
