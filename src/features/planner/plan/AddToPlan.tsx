import { useId } from 'react';
import { Field } from '@/components/forms/Field';
import type { PlannedRoom } from '@/domain/plan/plan';
import { planLimits } from '@/domain/plan/plan-fields';
import { isSameRoom } from '@/domain/plan/write-plan';
import type { EditablePlan } from './use-plan';
import type { Planner } from '../form/use-planner';
import styles from './Plan.module.scss';

type AddToPlanProps = {
  planner: Planner;
  plan: EditablePlan;
  onAdd: () => void;
  onSave: () => void;
};

const text = { type: 'text', autoComplete: 'off', maxLength: planLimits.nameLength } as const;

/** Adds a room to the plan, or saves its change. */
export function AddToPlan({ planner, plan, onAdd, onSave }: AddToPlanProps) {
  const { typed, change, changing, room, wasAdded } = planner;
  const isInPlan = (a: PlannedRoom | undefined) => a && plan.rooms.some((b) => isSameRoom(a, b));
  const isChanging = isInPlan(changing);
  const isRepeated = isChanging || (!wasAdded && isInPlan(room));
  const floorsId = useId();
  const floors = [...new Set(plan.rooms.map(({ floor }) => floor).filter(Boolean))];
  return (
    <div className={`d-flex flex-wrap gap-3 align-items-end mt-4 pt-4 border-top d-print-none ${styles.add}`}>
      {isRepeated && (
        <p role="status" className="w-100 m-0">
          {isChanging
            ? `You are changing ${changing?.name || 'a room without a name'}.`
            : 'This room is in your plan already. To change it, choose it in the list.'}
        </p>
      )}
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
      {isChanging && (
        <button type="button" className="btn btn-primary" onClick={onSave}>
          Save changes
        </button>
      )}
      <button
        type="button"
        className={`btn ${isRepeated ? 'btn-line' : 'btn-primary'}`}
        aria-disabled={plan.isFull}
        onClick={() => plan.isFull || onAdd()}
      >
        {plan.isFull ? `${planLimits.rooms} rooms are the most` : isRepeated ? 'Add as another room' : 'Add to my plan'}
      </button>
    </div>
  );
}
