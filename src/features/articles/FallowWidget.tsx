import { ButtonLink } from '@/components/ui/ButtonLink';
import { href } from '@/lib/links/href';
import styles from './FallowWidget.module.scss';

export function FallowWidget() {
  return (
    <aside className={styles.widget} aria-label="Fallow time at a glance">
      <p className={styles.title}>Fallow time at ten air changes or more, 2020 to 2022</p>
      <dl className={styles.readings}>
        <div>
          <dt>as standard</dt>
          <dd>
            15 <small>min</small>
          </dd>
        </div>
        <div>
          <dt>with suction or rubber dam</dt>
          <dd>
            10 <small>min</small>
          </dd>
        </div>
      </dl>
      <p className={styles.note}>UK guidance, withdrawn in 2022.</p>
      <ButtonLink to={`${href('dentistry')}#calculator`}>Calculate your surgery</ButtonLink>
    </aside>
  );
}
