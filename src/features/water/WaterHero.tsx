import Container from 'react-bootstrap/Container';
import { achillesPairCutout } from '@/assets/pictures/achilles-pair-cutout';
import { Breadcrumb, type Crumb } from '@/components/sections/Breadcrumb';
import { Readings, type Reading } from '@/components/sections/Readings';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { CycleDial } from './CycleDial';
import styles from './WaterHero.module.scss';

export type WaterHeroProps = { trail: Crumb[]; current: string };

/** Claims of the specification, worded as the maker's. */
const readings: readonly Reading[] = [
  { figure: '60', unit: 's', says: 'From filling to pure water, in our own test, for clear tap water' },
  { figure: '99.99', unit: '%', says: 'Of mould, bacteria and viruses eliminated in our own test' },
  { figure: '2', unit: 'h', says: 'Between its own cleaning cycles' },
  { figure: '750', unit: 'ml', says: 'Capacity, sealed to IPX7' },
];

export function WaterHero({ trail, current }: WaterHeroProps) {
  return (
    <header>
      <div className={styles.hero}>
        <Container fluid="xxl" className={styles.container ?? ''}>
          <div className={styles.text}>
            <Breadcrumb trail={trail} current={current} />
            <h1>Smart Water Purification System</h1>
            <p className={`lead ${styles.lead}`}>
              Achilles is a bottle that cleans itself with UV-C. Fill it with clear tap water, wait 60 seconds and
              drink.
            </p>
            <ButtonLink to="#trending" arrow>
              See the bottles
            </ButtonLink>
            <p className={styles.key}>A violet line is a cleaning cycle: twelve a day, one every 2 hours.</p>
          </div>
          <div className={styles.art}>
            <CycleDial className={styles.dial} />
            <div className={styles.floor} aria-hidden="true" />
            <Picture
              file={achillesPairCutout}
              alt="Achilles water bottles in white and in black, each with a copper ring and a violet light in its cap"
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
