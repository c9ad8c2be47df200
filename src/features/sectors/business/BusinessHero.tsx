import { StaticSvg } from '@/components/ui/StaticSvg';
import { SectorHero, type SectorHeroWords } from '../SectorHero';
import { desksOnFloor, litresPerSecondPerDesk, pairsByStorey } from './building';
import styles from './BusinessHero.module.scss';
import { Storey } from './Storey';

// Units of the drawing: between two floors, and per metre.
const pitch = 178;
const scale = 20;

const labelled = [pairsByStorey[0], pairsByStorey[3]];

type DeskTowerProps = { caption: string };

function DeskTower({ caption }: DeskTowerProps) {
  return (
    <div className={`position-relative ${styles.tower}`}>
      <p className={`small muted text-balance ${styles.caption}`}>{caption}</p>
      <StaticSvg viewBox="-186 -62 622 800" className="d-block w-100 h-auto overflow-visible" aria-hidden="true">
        {pairsByStorey.map((pairs, index) => (
          <g key={pairs} transform={`translate(0 ${index * pitch})`}>
            <Storey pairs={pairs} scale={scale} columns={pitch} hasCoralChair={index === 1} />
          </g>
        ))}
      </StaticSvg>
      <ol className={`plain-list ${styles.labels}`}>
        {labelled.map((pairs) => {
          const desks = desksOnFloor(pairs);
          return (
            <li key={pairs}>
              <b className="num h3">{desks}</b> desks
              <span className="num d-block small text-teal fw-semibold">
                {litresPerSecondPerDesk(desks).toFixed(1)} L/s each
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

export type BusinessHeroProps = SectorHeroWords & DeskTowerProps;

export function BusinessHero({ caption, ...words }: BusinessHeroProps) {
  return <SectorHero {...words} className={styles.hero} art={<DeskTower caption={caption} />} />;
}
