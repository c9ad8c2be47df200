import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { href } from '@/lib/links/href';
import styles from './OneSmallChange.module.scss';

type OneSmallChangeProps = {
  title: string;
  /** Head of the table. */
  head: readonly [before: string, after: string];
  swaps: readonly (readonly [before: string, after: string])[];
  lead: string;
  toShop: string;
};

export function OneSmallChange({ title, head, swaps, lead, toShop }: OneSmallChangeProps) {
  return (
    <Section tone="sand" isShort labelledBy="change-heading">
      <h2 id="change-heading">{title}</h2>
      <table className={`my-4 ${styles.swaps}`}>
        <thead>
          <tr>
            <th className="w-50" scope="col">
              {head[0]}
            </th>
            <th className="w-50" scope="col">
              {head[1]}
            </th>
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
      <div className="d-flex flex-wrap gap-4 align-items-center justify-content-between">
        <p className="lead">{lead}</p>
        <ButtonLink to={`${href('shop')}?group=water`} arrow>
          {toShop}
        </ButtonLink>
      </div>
    </Section>
  );
}
