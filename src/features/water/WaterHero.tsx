import Container from 'react-bootstrap/Container';
import type { PictureFile } from '@/assets/pictures/picture';
import { Breadcrumb, type Crumb } from '@/components/sections/Breadcrumb';
import { type KeyFigure, KeyFigures } from '@/components/sections/KeyFigures';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import type { BottleSummary } from '@/data/products/product';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { CycleDial } from './CycleDial';
import styles from './WaterHero.module.scss';

type WaterHeroProps = {
  trail: Crumb[];
  current: string;
  title: string;
  lead: string;
  /** The bottle that a quote is asked for. */
  bottle: BottleSummary['slug'];
  toBottles: string;
  /** Says what the dial behind the picture shows. */
  dialKey: string;
  picture: PictureFile;
  pictureAlt: string;
  figures: readonly KeyFigure[];
};

export function WaterHero(props: WaterHeroProps) {
  const { trail, current, title, lead, bottle, toBottles, dialKey, picture, pictureAlt, figures } = props;
  return (
    <header>
      <div className={`position-relative overflow-hidden ${styles.hero}`}>
        <Container fluid="xxl" className={styles.container ?? ''}>
          <div className={`position-relative d-flex flex-column align-items-start ${styles.text}`}>
            <Breadcrumb trail={trail} current={current} />
            <h1>{title}</h1>
            <p className={`lead mt-3 mb-4 ${styles.lead}`}>{lead}</p>
            <div className="d-flex flex-wrap align-items-center column-gap-3 row-gap-2">
              <ButtonLink to={priceRequestUrl(bottle, 1)} className="px-3 px-lg-4">
                Get a written quote
              </ButtonLink>
              <ArrowLink to="#trending" arrow={false}>
                {toBottles}
              </ArrowLink>
            </div>
            <p className={`position-relative ps-4 small mt-4 mt-lg-auto mb-0 mb-lg-5 ${styles.key}`}>{dialKey}</p>
          </div>
          <div className={`position-relative ${styles.art}`}>
            <CycleDial className={styles.dial} />
            <div className={`position-absolute ${styles.floor}`} aria-hidden="true" />
            <Picture
              file={picture}
              alt={pictureAlt}
              sizes="(min-width: 992px) 560px, 80vw"
              className={`position-absolute ${styles.bottles}`}
              priority
            />
          </div>
        </Container>
      </div>
      <KeyFigures figures={figures} />
    </header>
  );
}
