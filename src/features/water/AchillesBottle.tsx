import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { href } from '@/lib/links/href';
import styles from './AchillesBottle.module.scss';
import { BottleSection } from './BottleSection';

/** Where a feature stands beside the drawing. */
type FeaturePlace = 'battery' | 'seal' | 'lamp' | 'minute' | 'cycle';

type AchillesBottleProps = {
  title: string;
  features: readonly { at: FeaturePlace; title: string; text: string }[];
  toSpecification: string;
};

/** The bottle cut open, its parts named. */
export function AchillesBottle({ title, features, toSpecification }: AchillesBottleProps) {
  return (
    <Section background="ink" isShort labelledBy="achilles-heading" className="overflow-hidden border-top">
      <h2 id="achilles-heading">{title}</h2>
      <div className={`mt-lg-4 ${styles.drawing}`}>
        <BottleSection className={`d-block ${styles.bottle}`} />
        <ul className={`plain-list ${styles.features}`}>
          {features.map(({ at, title, text }) => (
            <li key={at} className={styles[at]}>
              <h3 className="num item mb-1">{title}</h3>
              <p className="m-0 small text-pale text-balance">{text}</p>
            </li>
          ))}
        </ul>
        <ArrowLink
          to={href('product', { slug: 'achilles-water-bottle-white' })}
          className={`mt-4 mt-lg-0 ${styles.more}`}
        >
          {toSpecification}
        </ArrowLink>
      </div>
    </Section>
  );
}
