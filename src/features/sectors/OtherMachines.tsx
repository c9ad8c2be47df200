import { Arrow } from '@/components/ui/Arrow';
import { floorAreaBasis, roomsUpToM2 } from '@/domain/sizing';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { purifiers } from '@/data/purifiers';
import { roomsOf } from '@/data/room-words';
import { clinicalModel, type MachineModel } from '@/domain/machines';
import { listPrice } from '@/lib/format/money';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import styles from './OtherMachines.module.scss';

/** A machine for another room, or for who wants something else. */
export type OtherMachine = { model: MachineModel; reason: string };

type OtherMachinesProps = {
  machines: readonly OtherMachine[];
  /** Beside each other from lg, otherwise below each other. */
  isAcross?: boolean;
  /** False beside a picture of the machine. */
  hasPictures?: boolean;
  /** As the page counts them. */
  windows?: 'open' | 'shut';
};

/** The machines beside an answer, each one row. */
export function OtherMachines({
  machines,
  isAcross = false,
  hasPictures = true,
  windows = 'open',
}: OtherMachinesProps) {
  return (
    <ul className={`plain-list h-100 ${isAcross ? styles.across : 'd-flex flex-column border-top'}`} data-cards="">
      {machines.map(({ model, reason }, index) => {
        const { slug, name, pricePence, picture, pictureAlt } = purifiers[model];
        return (
          <li key={model} className="position-relative d-flex flex-fill gap-3 border-bottom py-2">
            {hasPictures && (
              <div className={`position-relative flex-shrink-0 bg-stage ${styles.small}`}>
                <Picture file={picture} alt={pictureAlt} sizes="150px" />
              </div>
            )}
            <div className={`flex-fill ${isAcross ? 'd-flex flex-column' : 'align-self-center'}`}>
              <div className="d-flex flex-wrap justify-content-between align-items-baseline column-gap-3">
                <h3 className="item">
                  <SiteLink to={href('product', { slug })} className="stretched-link text-decoration-none">
                    {name}
                  </SiteLink>
                </h3>
                <p className="num m-0 fw-semibold">{listPrice(pricePence)}</p>
              </div>
              <p className="small muted m-0">{reason}</p>
              <p className="small mb-0 mt-auto pt-2 d-flex justify-content-between align-items-end column-gap-2">
                {noBreakUnits(
                  `${roomsOf(model)} up to ${roomsUpToM2(model, 'working', windows)} m²${index === 0 ? `, ${floorAreaBasis.ceilingHeightM} m high` : ''}${model === clinicalModel ? '' : windows === 'open' ? ', window open' : ', windows shut'}`,
                )}
                <span
                  className="d-inline-flex flex-shrink-0 align-items-center gap-2 pb-1 pb-sm-0 fw-semibold"
                  aria-hidden="true"
                >
                  <span className="d-none d-sm-inline">View</span> <Arrow />
                </span>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** What follows the machines of a page. */
export function MachineLinks() {
  return (
    <div className="d-flex d-print-none flex-wrap align-items-center gap-4 row-gap-1 mt-2">
      <ArrowLink to={href('shop')}>All Products</ArrowLink>
      <p className="small muted m-0">
        <EvidenceLink line="airflow" className="d-inline-block py-1">
          Rated and tested airflow
        </EvidenceLink>
      </p>
    </div>
  );
}
