import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { bottle, bottleFeatures } from '@/data/pages/water';
import { href } from '@/lib/links/href';
import styles from './AchillesBottle.module.scss';
import { BottleSection } from './BottleSection';

export function AchillesBottle() {
  return (
    <Section tone="ink" labelledBy="achilles-heading" className={styles.section ?? ''}>
      <div className={styles.drawing}>
        <div data-aos="fade-up" className={styles.head}>
          <h2 id="achilles-heading">{bottle.title}</h2>
          <p className="lead">{bottle.lead}</p>
        </div>
        <BottleSection className={styles.bottle} />
        <ul className={`plain-list ${styles.features}`}>
          {bottleFeatures.map(({ at, title, text }) => (
            <li key={at} className={styles[at]}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <ArrowLink to={href('product', { slug: 'achilles-water-bottle-white' })} className={styles.more ?? ''}>
          {bottle.toSpecification}
        </ArrowLink>
      </div>
    </Section>
  );
}
