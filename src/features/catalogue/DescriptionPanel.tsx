import { RichText } from '@/components/ui/RichText';
import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { Picture } from '@/components/ui/Picture';
import type { Bottle, Purifier } from '@/data/products/product';

import { plainText } from '@/domain/rich-text';
import { CategoryList } from './CategoryList';
import { KeyFeatures } from './KeyFeatures';
import { StageFigure } from './StageFigure';
import styles from './DescriptionPanel.module.scss';

export type DescriptionPanelProps = {
  product: Purifier | Bottle;
  /** What follows below the text over the full width: the category's film, the technology. */
  children?: ReactNode;
};

/** The Description tab. Bottles have no key features, and no category to choose. */
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
