import { StaticSvg } from '@/components/ui/StaticSvg';
import { SectorHero, type SectorHeroWords } from '../SectorHero';
import { desksOf, litresPerSecondPerDesk, officeBenches } from './building';
import styles from './BusinessHero.module.scss';
import { Storey } from './Storey';

/** Units of the drawing per metre. */
const scale = 38;

type DeskOfficeProps = { caption: string };

function DeskOffice({ caption }: DeskOfficeProps) {
  const desks = desksOf(officeBenches);
  return (
    <figure className={`m-0 ${styles.office}`}>
      <div className="position-relative">
        <StaticSvg viewBox="-280 -106 626 314" className="d-block w-100 h-auto overflow-visible" aria-hidden="true">
          <Storey benches={officeBenches} scale={scale} />
        </StaticSvg>
        <p className={`m-0 ${styles.label}`}>
          <b className="num h3">{desks}</b> desks
          <span className="num d-block small text-teal fw-semibold">
            {litresPerSecondPerDesk(desks).toFixed(1)} L/s a desk
          </span>
        </p>
      </div>
      <figcaption className="mt-2 small muted text-balance">{caption}</figcaption>
    </figure>
  );
}

type BusinessHeroProps = SectorHeroWords & DeskOfficeProps;

export function BusinessHero({ caption, ...words }: BusinessHeroProps) {
  return <SectorHero {...words} className={styles.hero} art={<DeskOffice caption={caption} />} />;
}
