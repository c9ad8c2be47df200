import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Article } from '@/data/articles/article';
import { href } from '@/lib/links/href';
import styles from './ArticleWidget.module.scss';

function FallowTime() {
  return (
    <aside className={`p-4 bg-ice ${styles.widget}`} aria-label="Fallow time at a glance">
      <p className={`label ${styles.title}`}>Fallow time at ten air changes or more, 2020 to 2022</p>
      <dl className={styles.readings}>
        <div className="d-flex justify-content-end">
          <dt className="muted fine fw-normal">as standard</dt>
          <dd className="title num">
            15 <small>min</small>
          </dd>
        </div>
        <div className="d-flex justify-content-end">
          <dt className="muted fine fw-normal">with suction or rubber dam</dt>
          <dd className="title num">
            10 <small>min</small>
          </dd>
        </div>
      </dl>
      <p className={`fine muted ${styles.note}`}>UK guidance, withdrawn in 2022.</p>
      <ButtonLink to={`${href('dentistry')}#calculator`}>Calculate your surgery</ButtonLink>
    </aside>
  );
}

export type ArticleWidgetProps = { article: Article };

export function ArticleWidget({ article }: ArticleWidgetProps) {
  if (article.page === 'air-purification-in-dentistry') return <FallowTime />;
  return (
    <aside className={`p-4 bg-ice ${styles.widget}`} aria-label="Your own room">
      <p className={`label ${styles.title}`}>Your own room: length, width and height are enough</p>
      <ButtonLink to={`${href('home')}#calculator`}>Calculate your room</ButtonLink>
    </aside>
  );
}
