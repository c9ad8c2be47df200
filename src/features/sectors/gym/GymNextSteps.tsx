import { HeadedSection } from '../HeadedSection';
import { ScrollRegion } from '../ScrollRegion';

export type GymNextStepsProps = { title: string; steps: readonly { title: string; text: string }[] };

export function GymNextSteps({ title: heading, steps }: GymNextStepsProps) {
  return (
    <HeadedSection title={heading}>
      <ScrollRegion label="Steps">
        {steps.map(({ title, text }) => (
          <li className="border-top border-dark pt-3" key={title}>
            <h3>{title}</h3>
            <p className="muted mt-2 mb-0">{text}</p>
          </li>
        ))}
      </ScrollRegion>
    </HeadedSection>
  );
}
