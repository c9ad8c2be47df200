import Container from 'react-bootstrap/Container';
import type { PictureFile } from '@/assets/pictures/picture';
import { Breadcrumb, type Crumb } from '@/components/sections/Breadcrumb';
import { type KeyFigure, KeyFigures } from '@/components/sections/KeyFigures';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { CycleDial } from './CycleDial';
import styles from './WaterHero.module.scss';

type WaterHeroProps = {
  trail: Crumb[];
  current: string;
  title: string;
  lead: string;
  toBottles: string;
  /** Says what the dial behind the picture shows. */
  dialKey: string;
  picture: PictureFile;
  pictureAlt: string;
  figures: readonly KeyFigure[];
};

export function WaterHero(props: WaterHeroProps) {
  const { trail, current, title, lead, toBottles, dialKey, picture, pictureAlt, figures } = props;
  return (
    <header>
      <div className={`position-relative overflow-hidden ${styles.hero}`}>
        <Container fluid="xxl" className={styles.container ?? ''}>
          <div className={`position-relative d-flex flex-column align-items-start ${styles.text}`}>
            <Breadcrumb trail={trail} current={current} />
            <h1>{title}</h1>
            <p className={`lead mt-3 mb-4 ${styles.lead}`}>{lead}</p>
            <ButtonLink to="#trending" arrow>
              {toBottles}
            </ButtonLink>
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
