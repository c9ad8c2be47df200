import { genSRoom } from '@/assets/pictures/gen-s-room';
import { genXDusk } from '@/assets/pictures/gen-x-dusk';
import { genYRoom } from '@/assets/pictures/gen-y-room';
import { genZRoom } from '@/assets/pictures/gen-z-room';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Picture } from '@/components/ui/Picture';
import { unwrapSample } from '@/config/sample';
import type { ProductSummary, PurifierSummary } from '@/data/products/product';
import type { CalculatorModelName } from '@/domain/machines';
import { roomsUpToM2 } from '@/domain/sizing';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { CompareToggle } from './CompareToggle';
import { ShopName } from './ShopTile';
import styles from './LineUp.module.scss';

const roomPictures = { 'GEN S': genSRoom, 'GEN X': genXDusk, 'GEN Y': genYRoom, 'GEN Z': genZRoom };

/** The heights are written in the stage of the last machine. */
const tallest: CalculatorModelName = 'GEN Z';

type LineUpProps = {
  purifiers: readonly PurifierSummary[];
  products: readonly ProductSummary[];
};

/** The purifiers on one floor, to one scale; on a narrow window each stands beside its words. */
export function LineUp({ purifiers, products }: LineUpProps) {
  return (
    <ul className={`position-relative m-0 ${styles.lineUp}`} aria-label="Air purifiers">
      {purifiers.map((product) => (
        <li key={product.slug} className={styles[product.slug]}>
          <Machine product={product} />
          <div className={styles.words}>
            <ShopName product={product} className={styles.name ?? ''} />
            <Rooms model={product.calculatorName} />
            <p className={`muted mb-0 ${styles.reason}`}>{noBreakUnits(unwrapSample(product.reason))}</p>
            <div className={`d-flex flex-wrap align-items-center justify-content-between ${styles.foot}`}>
              <ArrowLink to={priceRequestUrl(product.slug)} hasArrow={false} className="position-relative small">
                Get a written quote <span className="visually-hidden">for {product.model}</span>
              </ArrowLink>
              <CompareToggle product={product} items={products} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Machine({ product }: { product: PurifierSummary }) {
  const { calculatorName, picture, pictureAlt } = product;
  return (
    <div className={styles.stage}>
      {calculatorName === tallest && (
        <div className={styles.scale} aria-hidden="true">
          <span>1 m</span>
          <span>50 cm</span>
        </div>
      )}
      <div className={styles.machine}>
        <Picture file={picture} alt={pictureAlt} sizes="(min-width: 992px) 420px, 260px" />
      </div>
      <div className={styles.room} aria-hidden="true">
        <Picture file={roomPictures[calculatorName]} alt="" sizes="540px" />
      </div>
    </div>
  );
}

function Rooms({ model }: { model: CalculatorModelName }) {
  return (
    <p className={styles.rooms}>
      Rooms up to{' '}
      <b className="num">
        {roomsUpToM2(model, 'working')}
        <small className="unit">{'\u00a0m²'}</small>
      </b>
      <span className="muted">{noBreakUnits(`${roomsUpToM2(model, 'full')} m²`)} at full speed</span>
    </p>
  );
}
