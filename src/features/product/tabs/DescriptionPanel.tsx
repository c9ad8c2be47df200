import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { Fold } from '@/components/ui/Fold';
import { Picture } from '@/components/ui/Picture';
import { RichText } from '@/components/ui/RichText';
import { categoryDescriptions } from '@/data/products/categories';
import type { Bottle, Purifier } from '@/data/products/product';
import { plainText } from '@/domain/rich-text';
import styles from './ProductTabs.module.scss';

type DescriptionPanelProps = {
  product: Purifier | Bottle;
  /** Replaces the picture. */
  film?: ReactNode;
};

/** The product's description, and that of its category. */
export function DescriptionPanel({ product, film }: DescriptionPanelProps) {
  const { category, descriptionTitle, description, figure } = product;
  const own = categoryDescriptions.find(({ name }) => name === category);
  return (
    <Container fluid="xxl">
      <Row className="gy-4">
        <Col
          lg={film ? 6 : 5}
          xl={film ? 6 : 4}
          className={`d-flex flex-column ${film ? '' : 'justify-content-center'}`}
        >
          <h2 className="h3 mb-3">{descriptionTitle}</h2>
          {product.kind === 'bottle' && (
            <ol className="plain-list mb-3">
              {product.useSteps.map((step, index) => (
                <li key={step} className="d-flex gap-3 align-items-baseline border-top py-2">
                  <b className="col-1 h2 lh-1 num text-teal">{index + 1}</b>
                  <span className="h3 m-0 py-1">{step}</span>
                </li>
              ))}
            </ol>
          )}
          {description.map((paragraph) => (
            <p key={plainText(paragraph)} className={film ? 'lead text-ink mb-3' : undefined}>
              <RichText text={paragraph} />
            </p>
          ))}
          {product.kind === 'bottle' && (
            <Fold summary="What it does not do, and its lamp">
              {product.limits.map((limit) => (
                <p key={limit}>{limit}</p>
              ))}
            </Fold>
          )}
          {own && (
            <p className="mb-0 pt-lg-2">
              <b>{own.name}:</b> {own.text}
            </p>
          )}
        </Col>
        <Col lg={film ? 6 : 7} xl={film ? 6 : 8} className="order-first d-print-none">
          {film || (
            <>
              <div className={styles.picture}>
                <Picture file={figure.picture} alt={figure.alt} sizes="(min-width: 992px) 844px, 100vw" />
              </div>
              {figure.note && <p className="small muted mt-2 mb-0">{figure.note}</p>}
            </>
          )}
        </Col>
      </Row>
    </Container>
  );
}
