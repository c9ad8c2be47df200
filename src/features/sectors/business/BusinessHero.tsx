import { StaticSvg } from '@/components/ui/StaticSvg';
import { SectorHero, type SectorHeroWords } from '../SectorHero';
import { desksOf, litresPerSecondPerDesk, officeBenches } from './building';
import styles from './BusinessHero.module.scss';
import { Storey } from './Storey';

// Units of the drawing: between two floors, and per metre.
const pitch = 312;
const scale = 38;

type DeskTowerProps = { caption: string };

function DeskTower({ caption }: DeskTowerProps) {
  return (
    <figure className={`m-0 ${styles.tower}`}>
      <div className="position-relative">
        <StaticSvg viewBox="-280 -106 626 626" className="d-block w-100 h-auto overflow-visible" aria-hidden="true">
          {officeBenches.map((benches, index) => (
            <g key={desksOf(benches)} transform={`translate(0 ${index * pitch})`}>
              <Storey benches={benches} scale={scale} columns={index === 0 ? pitch : 0} hasCoralChair={index === 0} />
            </g>
          ))}
        </StaticSvg>
        <ol className={`plain-list ${styles.labels}`}>
          {officeBenches.map((benches) => {
            const desks = desksOf(benches);
            return (
              <li key={desks}>
                <b className="num h3">{desks}</b> desks
                <span className="num d-block small text-teal fw-semibold">
                  {litresPerSecondPerDesk(desks).toFixed(1)} L/s a desk
                </span>
              </li>
            );
          })}
        </ol>
      </div>
      <figcaption className="mt-2 text-balance">{caption}</figcaption>
    </figure>
  );
}

type BusinessHeroProps = SectorHeroWords & DeskTowerProps;

export function BusinessHero({ caption, ...words }: BusinessHeroProps) {
  return <SectorHero {...words} className={styles.hero} art={<DeskTower caption={caption} />} />;
}
