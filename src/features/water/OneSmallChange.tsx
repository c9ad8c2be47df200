import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { change, swaps } from '@/data/pages/water';
import { href } from '@/lib/links/href';
import styles from './OneSmallChange.module.scss';

export function OneSmallChange() {
  return (
    <Section tone="sand" labelledBy="change-heading">
      <h2 id="change-heading">{change.title}</h2>
      <table className={styles.swaps}>
        <thead>
          <tr>
            <th scope="col">{change.before}</th>
            <th scope="col">{change.after}</th>
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
        <p className="lead">{change.lead}</p>
        <ButtonLink to={`${href('shop')}?group=water`} arrow>
          {change.toShop}
        </ButtonLink>
      </div>
    </Section>
  );
}
