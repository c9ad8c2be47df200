import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { href } from '@/lib/links/href';
import { money } from '@/lib/format/money';
import styles from './OneSmallChange.module.scss';

export type OneSmallChangeProps = {
  /** Of either bottle. */
  pricePence: number;
};

const swaps = [
  ['A new bottle at the till', 'The one already in your bag'],
  ['Water as it comes', '60 seconds of UV-C'],
  ['Cleaning that is forgotten', 'A cleaning cycle every 2 hours'],
  ['A cupboard of odd lids', 'One bottle, 750 ml'],
] as const;

export function OneSmallChange({ pricePence }: OneSmallChangeProps) {
  return (
    <Section tone="sand" labelledBy="change-heading">
      <h2 id="change-heading">One Small Change</h2>
      <table className={styles.swaps}>
        <thead>
          <tr>
            <th scope="col">Instead of</th>
            <th scope="col">Carry</th>
          </tr>
        </thead>
        <tbody>
          {swaps.map(([before, after]) => (
            <tr key={before}>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.end}>
        <p className="lead">Achilles comes in white and in black, at {money(pricePence)} each, VAT included.</p>
        <ButtonLink to={`${href('shop')}?group=water`} arrow>
          Water Purifiers in the shop
        </ButtonLink>
      </div>
    </Section>
  );
}
