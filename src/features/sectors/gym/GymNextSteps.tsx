import { gym } from '@/data/sectors/gym';
import { HeadedSection } from '../HeadedSection';
import { ScrollRegion } from '../ScrollRegion';
import styles from './GymNextSteps.module.scss';

export function GymNextSteps() {
  return (
    <HeadedSection words={gym.nextSteps}>
      <ScrollRegion label="Steps" className={styles.row}>
        <ol className={`plain-list ${styles.steps}`}>
          {gym.nextSteps.steps.map(({ title, text }) => (
            <li className="border-top" key={title}>
              <h3>{title}</h3>
              <p className="muted mb-0">{text}</p>
            </li>
          ))}
        </ol>
      </ScrollRegion>
    </HeadedSection>
  );
}
