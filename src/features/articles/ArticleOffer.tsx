import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { airChangeTargets } from '@/config/calculator-models';
import type { ArticleOffer as Offer } from '@/data/articles/article';
import { purifiers } from '@/data/purifiers';
import { sizeOf, typicalRooms } from '@/data/rooms/typical-rooms';
import { roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { countWord } from '@/lib/count-word';
import { href } from '@/lib/href';
import { money } from '@/lib/money';
import { priceRequestHref } from '@/lib/price-request-href';
import { rate } from '@/lib/rate';
import { machinesNeeded } from '@/lib/sizing';
import styles from './ArticleOffer.module.scss';

export type ArticleOfferProps = { offer: Offer };

export function ArticleOffer({ offer: { room, model, ventilationAch } }: ArticleOfferProps) {
  const size = sizeOf(typicalRooms[room]);
  const volumeM3 = roomVolumeM3(size);
  const toSize = { ...size, targetAch: airChangeTargets.optimum, ventilationAch, sizedAt: 'working' } as const;
  const machines = machinesNeeded(model, toSize);
  const product = purifiers[model];
  return (
    <aside className={styles.offer} aria-label="The machine for this room">
      <Picture file={product.picture} alt="" sizes="180px" />
      <div>
        <p className={styles.title}>
          {twoDecimals(volumeM3)} m³: {countWord(machines)} {product.model}
        </p>
        <p>
          <AirChangeRate rate={rate(model, volumeM3, { machines })} /> air changes an hour at full speed,{' '}
          <AirChangeRate rate={rate(model, volumeM3, { machines, speed: 'working' })} /> at working speed
          {ventilationAch > 0 && `, and ${ventilationAch} more where windows open`}.{' '}
          {product.pricePence !== undefined && `${money(machines * product.pricePence)} including VAT.`}
        </p>
        <div className={styles.ways}>
          <ButtonLink to={priceRequestHref(product.slug, machines)}>Ask for a price</ButtonLink>
          <ArrowLink to={href('product', { slug: product.slug })}>See {product.model}</ArrowLink>
        </div>
      </div>
    </aside>
  );
}
