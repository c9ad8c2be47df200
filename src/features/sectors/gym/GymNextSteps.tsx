import { HeadedSection } from '../HeadedSection';
import { ScrollRegion } from '../ScrollRegion';
import styles from './Gym.module.scss';

export type GymNextStepsProps = { title: string; steps: readonly { title: string; text: string }[] };

export function GymNextSteps({ title: heading, steps }: GymNextStepsProps) {
  return (
    <HeadedSection title={heading}>
      <ScrollRegion label="Steps" className={styles.row}>
        <ol className={`plain-list ${styles.steps}`}>
          {steps.map(({ title, text }) => (
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
