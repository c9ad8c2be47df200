import type { ReactNode } from 'react';
import { Drawing } from '../drawings/Drawing';
import { stepSize } from '../drawings/stage';

export type Step = {
  text: string;
  /** Alternative text. */
  label: string;
  drawing: ReactNode;
};

type StepsProps = { steps: readonly Step[] };

export function Steps({ steps }: StepsProps) {
  return (
    <ol className={steps.length > 4 ? 'steps six' : 'steps'}>
      {steps.map(({ text, label, drawing }) => (
        <li key={text}>
          <Drawing label={label} className="panel" {...stepSize}>
            {drawing}
          </Drawing>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
