import Container from 'react-bootstrap/Container';
import { achillesPairCutout } from '@/assets/pictures/achilles-pair-cutout';
import { Breadcrumb, type Crumb } from '@/components/sections/Breadcrumb';
import { Readings } from '@/components/sections/Readings';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { hero, readings } from '@/data/pages/water';
import { CycleDial } from './CycleDial';
import styles from './WaterHero.module.scss';

export type WaterHeroProps = { trail: Crumb[]; current: string };

export function WaterHero({ trail, current }: WaterHeroProps) {
  return (
    <header>
      <div className={`position-relative overflow-hidden ${styles.hero}`}>
        <Container fluid="xxl" className={styles.container ?? ''}>
          <div className={`position-relative d-flex flex-column align-items-start ${styles.text}`}>
            <Breadcrumb trail={trail} current={current} />
            <h1>{hero.title}</h1>
            <p className={`lead ${styles.lead}`}>{hero.lead}</p>
            <ButtonLink to="#trending" arrow>
              {hero.toBottles}
            </ButtonLink>
            <p className={`position-relative ps-4 small ${styles.key}`}>{hero.key}</p>
          </div>
          <div className={styles.art}>
            <CycleDial className={styles.dial} />
            <div className={styles.floor} aria-hidden="true" />
            <Picture
              file={achillesPairCutout}
              alt={hero.pictureAlt}
              sizes="(min-width: 992px) 560px, 80vw"
              className={styles.bottles}
              priority
            />
          </div>
        </Container>
      </div>
      <Readings readings={readings} />
    </header>
  );
}
