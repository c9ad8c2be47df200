import Container from 'react-bootstrap/Container';
import type { PictureFile } from '@/assets/pictures/picture';
import { Breadcrumb, type Crumb } from '@/components/sections/Breadcrumb';
import { type KeyFigure, KeyFigures } from '@/components/sections/KeyFigures';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import type { BottleSummary } from '@/data/products/product';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import styles from './WaterHero.module.scss';

type WaterHeroProps = {
  trail: Crumb[];
  current: string;
  title: string;
  lead: string;
  /** The bottle that a quote is asked for. */
  bottle: BottleSummary['slug'];
  toBottles: string;
  /** Its left half is empty wall. */
  picture: PictureFile;
  pictureAlt: string;
  figures: readonly KeyFigure[];
};

/** The bottles in the sun, the words on the wall beside them. */
export function WaterHero(props: WaterHeroProps) {
  const { trail, current, title, lead, bottle, toBottles, picture, pictureAlt, figures } = props;
  return (
    <header>
      <div className={`position-relative overflow-hidden ${styles.hero}`}>
        <Container fluid="xxl" className={`position-relative z-1 pt-head ${styles.text}`}>
          <Breadcrumb trail={trail} current={current} />
          <h1>{title}</h1>
          <p className={`lead mt-3 mb-4 ${styles.lead}`}>{lead}</p>
          <div className="d-flex flex-wrap align-items-center column-gap-4 row-gap-2">
            <ButtonLink to={priceRequestUrl(bottle, 1)} variant="accent" className="px-3 px-lg-4">
              Get a written quote
            </ButtonLink>
            <ArrowLink to="#trending" hasArrow={false}>
              {toBottles}
            </ArrowLink>
          </div>
        </Container>
        <Picture
          file={picture}
          alt={pictureAlt}
          sizes="(min-width: 992px) 100vw, 200vw"
          className={`d-block w-100 object-fit-cover ${styles.picture}`}
          hasPriority
        />
      </div>
      <KeyFigures figures={figures} />
    </header>
  );
}
