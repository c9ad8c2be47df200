import { type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { Arrow } from '@/components/ui/Arrow';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { delivery } from '@/data/products/delivery';
import type { PurifierSummary } from '@/data/products/product';
import { roomsUpToInShort } from '@/data/room-words';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { noListPrice, priceLabel } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import { RoomsUpToFold } from './RoomsUpToFold';
import styles from './FeaturedProducts.module.scss';

type FeaturedCardProps = { product: PurifierSummary };

/** A machine with one answer: its rooms, its price and why to choose it. The heading's link covers the whole card. */
function FeaturedCard({ product }: FeaturedCardProps) {
  const { slug, name, model, pricePence, picture, pictureAlt } = product;
  return (
    <li className={`position-relative flex-column-reverse justify-content-end min-w-0 ${styles.card} ${styles[slug]}`}>
      <div
        className={`d-flex flex-column grid-row border-bottom border-bottom-md-0 position-relative position-md-static ${styles.text}`}
      >
        <div className="d-flex align-items-baseline justify-content-between flex-wrap flex-md-column flex-lg-row gap-1 column-gap-3">
          <h3>
            <SiteLink to={href('product', { slug })} className={`text-reset text-decoration-none ${styles.cover}`}>
              {name}
              <span className="d-md-none ms-3">
                <Arrow />
              </span>
            </SiteLink>
          </h3>
          <span className="num flex-shrink-0 item">{pricePence ? priceLabel(pricePence) : noListPrice}</span>
        </div>
        <p className="mt-1 mt-md-2 mb-0">{noBreakUnits(roomsUpToInShort(model))}</p>
        <span
          className={`text-link small align-self-start d-none d-md-inline-flex mt-auto ${styles.more}`}
          aria-hidden="true"
        >
          {`View ${name}`}
          <Arrow />
        </span>
      </div>
      <div className={`position-relative ${styles.stage}`}>
        <div data-aos="fade-up" className={`position-absolute d-flex justify-content-center ${styles.machine}`}>
          <Picture file={picture} alt={pictureAlt} sizes="(min-width: 992px) 496px, 360px" />
        </div>
        {/* The name's link covers the words alone where they stand below the stage. */}
        <SiteLink
          to={href('product', { slug })}
          className={`small d-md-none position-absolute inset-0 pb-2 text-reset text-center text-decoration-none ${styles.letter}`}
          tabIndex={-1}
          aria-hidden="true"
        >
          {model.replace('GEN ', '')}
        </SiteLink>
      </div>
    </li>
  );
}

type FeaturedProductsProps = {
  products: readonly PurifierSummary[];
  title: string;
  lead?: ReactNode;
  linksToAll?: boolean;
};

/** Some products in a row. */
export function FeaturedProducts({ products, title, lead, linksToAll }: FeaturedProductsProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <h2 data-aos="fade-up" id={headingId} className="mb-3">
        {title}
      </h2>
      {lead && <p className="lead col-lg-7 mb-4 mb-lg-0">{lead}</p>}
      <div className={`position-relative ${styles.range}`} role="region" aria-label="Featured products">
        <ul className={`plain-list ${styles.cards}`}>
          {products.map((product) => (
            <FeaturedCard key={product.slug} product={product} />
          ))}
        </ul>
      </div>
      <p className="mt-4 mb-3 muted">Prices include VAT. {delivery.priceLine}</p>
      <Row className="row-gap-3">
        <Col lg={8}>
          <RoomsUpToFold className="border-top border-bottom" />
        </Col>
        {linksToAll && (
          <Col lg={4}>
            <ButtonLink to={href('shop')} variant="line" hasArrow className="d-flex justify-content-between">
              All Products
            </ButtonLink>
          </Col>
        )}
      </Row>
    </Section>
  );
}
