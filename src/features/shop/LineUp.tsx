import { Picture } from '@/components/ui/Picture';
import { roomsUpToM2 } from '@/domain/sizing';
import { SiteLink } from '@/components/ui/SiteLink';
import type { ProductSummary, PurifierSummary } from '@/data/products/product';
import { heightText } from '@/data/products/purifier-data';
import { roomPictures } from '@/data/room-pictures';
import { roomsOf, roomsWindows } from '@/data/room-words';
import type { MachineModel } from '@/domain/machines';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import { ShopFoot, ShopName } from './ShopTile';
import styles from './LineUp.module.scss';

const forMostRooms: MachineModel = 'GEN X';

/** The largest picture of the first screen. */
const tallest: MachineModel = 'GEN Z';

type LineUpProps = {
  purifiers: readonly PurifierSummary[];
  products: readonly ProductSummary[];
};

/** The purifiers on one floor, to one scale, over their words. */
export function LineUp({ purifiers, products }: LineUpProps) {
  return (
    <ul className={`plain-list position-relative ${styles.lineUp}`} aria-label="Air purifiers">
      {purifiers.map((product, index) => (
        <li key={product.slug} className={styles[product.slug]}>
          <Machine product={product} hasScale={index === 0} />
          <div className={`position-relative ${styles.words}`}>
            <ShopName product={product} label={labelOf(product)} className={styles.name ?? ''} />
            <Rooms model={product.model} />
            <ShopFoot product={product} items={products} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function labelOf({ category, model }: PurifierSummary): string | undefined {
  if (category === 'Clinical') return category;
  return model === forMostRooms ? 'Most rooms' : undefined;
}

type MachineProps = {
  product: PurifierSummary;
  /** Writes the heights on the wall. */
  hasScale: boolean;
};

function Machine({ product, hasScale }: MachineProps) {
  const { slug, model, picture, pictureAlt } = product;
  return (
    <div className={`position-relative ${styles.stage}`}>
      {hasScale && (
        <div className={`d-none d-lg-block fine muted ${styles.scale}`} aria-hidden="true">
          <span>1 m</span>
          <span>50 cm</span>
        </div>
      )}
      <div className={`position-absolute ${styles.machine}`}>
        <Picture
          file={picture}
          alt={pictureAlt}
          sizes="(min-width: 992px) 420px, 260px"
          hasPriority={model === tallest}
          className="d-block w-100 h-auto"
        />
      </div>
      <span className={`position-absolute fine muted num text-nowrap ${styles.height}`}>
        {heightText(model)} <span className="visually-hidden">tall</span>
      </span>
      <div className={styles.room} aria-hidden="true">
        <Picture file={roomPictures[slug]} alt="" sizes="540px" />
      </div>
      {/* The name's link covers the words alone where they stand below the wall. */}
      <SiteLink
        to={href('product', { slug })}
        className={`position-absolute inset-0 pb-2 small text-center text-reset text-decoration-none ${styles.letter}`}
        tabIndex={-1}
        aria-hidden="true"
      >
        {model.replace('GEN ', '')}
      </SiteLink>
    </div>
  );
}

function Rooms({ model }: { model: MachineModel }) {
  return (
    <p className={`m-0 ${styles.rooms}`}>
      {roomsOf(model)} up to{' '}
      <b className="d-block num">
        {roomsUpToM2(model, 'working')}
        <small className="unit">{'\u00a0m²'}</small>
      </b>
      <span className="d-block muted">{noBreakUnits(roomsWindows(model))}</span>
    </p>
  );
}
