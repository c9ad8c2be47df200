import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { Picture } from '@/components/ui/Picture';
import { RichText } from '@/components/ui/RichText';
import { categoryDescriptions } from '@/data/products/categories';
import type { Bottle, KeyFeature, Purifier, PurifierSummary } from '@/data/products/product';
import { plainText } from '@/domain/rich-text';
import { keepUnits } from '@/lib/format/keep-units';
import { StageFigure } from './StageFigure';
import styles from './DescriptionPanel.module.scss';

export type DescriptionPanelProps = {
  product: Purifier | Bottle;
  /** Full-width content below the text. */
  children?: ReactNode;
};

/** The Description tab. Bottles have neither key features nor categories. */
export function DescriptionPanel({ product, children }: DescriptionPanelProps) {
  const { descriptionTitle, description, figure } = product;
  return (
    <>
      <Container fluid="xxl">
        <Row className="gy-5">
          <Col lg={6} className={styles.text}>
            <h2 className={styles.title}>{descriptionTitle}</h2>
            {description.map((paragraph) => (
              <p key={plainText(paragraph)}>
                <RichText text={paragraph} />
              </p>
            ))}
            {product.kind === 'purifier' && <KeyFeatures features={product.keyFeatures} />}
          </Col>
          <Col lg={6}>
            {product.kind === 'purifier' ? (
              <StageFigure purifier={product} />
            ) : (
              <div className={styles.picture}>
                <Picture file={figure.picture} alt={figure.alt} sizes="(min-width: 992px) 640px, 100vw" />
              </div>
            )}
          </Col>
        </Row>
        {product.kind === 'purifier' && <CategoryList own={product.category} />}
      </Container>
      {children}
    </>
  );
}

type CategoryListProps = { own: PurifierSummary['category'] };

function CategoryList({ own }: CategoryListProps) {
  return (
    <>
      <h3 className={styles.subtitle}>Which category?</h3>
      <dl className={styles.categories}>
        {categoryDescriptions.map(({ name, text }) => (
          <div key={name} className={name === own ? styles.own : undefined}>
            <dt>
              {name}
              {name === own && <small>This one</small>}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type KeyFeaturesProps = { features: readonly KeyFeature[] };

function KeyFeatures({ features }: KeyFeaturesProps) {
  return (
    <>
      <h3 className={styles.subtitle}>Key features</h3>
      <ul className={styles.features}>
        {features.map(({ title, text, stage }) => (
          <li key={title}>
            <b>
              {stage && <span className={styles.stage}>{stage}</span>}
              {title}
            </b>
            <span>{keepUnits(text)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
