import { type LucideIcon, Minus, Plus, RotateCcw, RotateCw, Ruler, Undo2 } from 'lucide-react';
import type { Step } from '@/features/viewer/geometry/orbit';
import styles from './Controls.module.scss';

type ToolbarProps = {
  onStep: (step: Step) => void;
  onReset: () => void;
  /** Undefined where dimensions are always shown. */
  showsDimensions?: boolean;
  onToggleDimensions?: (showsDimensions: boolean) => void;
};

const turns: [Step, string, LucideIcon][] = [
  ['turnLeft', 'Turn left', RotateCcw],
  ['turnRight', 'Turn right', RotateCw],
  ['nearer', 'Nearer', Plus],
  ['further', 'Further', Minus],
];

/** Buttons that turn the model a step. */
export function Toolbar({ onStep, onReset, showsDimensions = false, onToggleDimensions }: ToolbarProps) {
  return (
    <div className={`d-flex position-absolute gap-1 ${styles.bar}`} role="group" aria-label="Turn the model">
      {turns.map(([step, label, Icon]) => (
        <button
          className="d-inline-flex align-items-center justify-content-center fine text-nowrap"
          key={step}
          type="button"
          onClick={() => onStep(step)}
        >
          <Icon size={18} strokeWidth={1.5} aria-hidden />
          {label}
        </button>
      ))}
      {onToggleDimensions && (
        <button
          className="d-inline-flex align-items-center justify-content-center fine text-nowrap"
          type="button"
          aria-pressed={showsDimensions}
          onClick={() => onToggleDimensions(!showsDimensions)}
        >
          <Ruler size={18} strokeWidth={1.5} aria-hidden />
          Measures
        </button>
      )}
      <button
        className="d-inline-flex align-items-center justify-content-center fine text-nowrap"
        type="button"
        onClick={onReset}
      >
        <Undo2 size={18} strokeWidth={1.5} aria-hidden />
        Reset
      </button>
    </div>
  );
}
