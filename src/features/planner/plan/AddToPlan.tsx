import { useId } from 'react';
import { FormControl } from '@/components/forms/FormControl';
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

export function AddToPlan({ planner: { typed, change }, plan, isOpen, onAdd, onSave }: AddToPlanProps) {
  const id = useId();
  const floors = [...new Set(plan.rooms.map(({ floor }) => floor).filter(Boolean))];
  return (
    <div className={styles.add}>
      <div>
        <label htmlFor={`${id}-name`} className="form-label">
          Name of the room
        </label>
        <FormControl
          id={`${id}-name`}
          name="name"
          type="text"
          value={typed.name}
          onChange={(name) => change({ name })}
          maxLength={planLimits.nameLength}
          autoComplete="off"
        />
      </div>
      <div>
        <label htmlFor={`${id}-floor`} className="form-label">
          Floor or area
        </label>
        <FormControl
          id={`${id}-floor`}
          name="floor"
          type="text"
          value={typed.floor}
          onChange={(floor) => change({ floor })}
          maxLength={planLimits.nameLength}
          autoComplete="off"
          list={`${id}-floors`}
        />
        <datalist id={`${id}-floors`}>
          {floors.map((floor) => (
            <option key={floor} value={floor} />
          ))}
        </datalist>
      </div>
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
