import { LargeReadings } from '@/components/sections/LargeReadings';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Article } from '@/data/articles/article';
import { href } from '@/lib/links/href';
import styles from './ArticleBody.module.scss';

function FallowTime() {
  return (
    <aside className={`p-4 bg-ice ${styles.widget}`} aria-label="Fallow time at a glance">
      <p className={`label ${styles.articleWidgetTitle}`}>Fallow time at ten air changes or more, 2020 to 2022</p>
      <LargeReadings
        readings={[
          { figure: '15', unit: 'min', text: 'as standard' },
          { figure: '10', unit: 'min', text: 'with suction or rubber dam' },
        ]}
      />
      <p className={`fine muted mt-3 ${styles.articleWidgetNote}`}>UK guidance, withdrawn in 2022.</p>
      <ButtonLink to={`${href('dentistry')}#calculator`}>Calculate your surgery</ButtonLink>
    </aside>
  );
}

export type ArticleWidgetProps = { article: Article };

export function ArticleWidget({ article }: ArticleWidgetProps) {
  if (article.page === 'air-purification-in-dentistry') return <FallowTime />;
  return (
    <aside className={`p-4 bg-ice ${styles.widget}`} aria-label="Your own room">
      <p className={`label ${styles.articleWidgetTitle}`}>Your own room: length, width and height are enough</p>
      <ButtonLink to={`${href('home')}#calculator`}>Calculate your room</ButtonLink>
    </aside>
  );
}
