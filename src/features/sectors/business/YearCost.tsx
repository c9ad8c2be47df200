import { business } from '@/data/sectors/business';
import { HeadedSection } from '../HeadedSection';
import styles from './YearCost.module.scss';

export function YearCost() {
  return (
    <HeadedSection words={business.yearCost}>
      <dl className={`m-0 pt-3 ${styles.year}`}>
        {business.yearCost.rows.map(({ figure, text }) => (
          <div key={text}>
            <dt className="num">{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </HeadedSection>
  );
}
