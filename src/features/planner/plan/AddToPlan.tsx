import { useId } from 'react';
import { Field } from '@/components/forms/Field';
import { planLimits } from '@/domain/plan-url';
import type { KeptRooms } from './use-plan';
import type { Planner } from '../form/use-planner';
import styles from './AddToPlan.module.scss';

export type AddToPlanProps = {
  planner: Planner;
  plan: KeptRooms;
  isOpen: boolean;
  onAdd: () => void;
  onSave: () => void;
};

const text = { type: 'text', autoComplete: 'off', maxLength: planLimits.nameLength } as const;

export function AddToPlan({ planner: { typed, change }, plan, isOpen, onAdd, onSave }: AddToPlanProps) {
  const floorsId = useId();
  const floors = [...new Set(plan.rooms.map(({ floor }) => floor).filter(Boolean))];
  return (
    <div className={styles.add}>
      <Field {...text} label="Name of the room" name="name" value={typed.name} onChange={(name) => change({ name })} />
      <Field
        {...text}
        label="Floor or area"
        name="floor"
        value={typed.floor}
        onChange={(floor) => change({ floor })}
        list={floorsId}
      />
      <datalist id={floorsId}>
        {floors.map((floor) => (
          <option key={floor} value={floor} />
        ))}
      </datalist>
      {isOpen && (
        <button type="button" className="btn btn-primary" onClick={onSave}>
          Save changes
        </button>
      )}
      <button
        type="button"
        className={`btn ${isOpen ? 'btn-line' : 'btn-primary'}`}
        aria-disabled={plan.isFull}
        onClick={() => plan.isFull || onAdd()}
      >
        {plan.isFull ? `${planLimits.rooms} rooms are the most` : isOpen ? 'Add as another room' : 'Add to my plan'}
      </button>
    </div>
  );
}
