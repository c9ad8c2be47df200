import { useState } from 'react';
import { CheckField } from '@/components/forms/CheckField';
import { Fold } from '@/components/ui/Fold';
import { formatAnswer, answerRoom } from '@/data/room-answers';
import { litresPerSecondEachOf } from '@/domain/people';
import type { PlannedRoom } from '@/domain/plan/plan';
import type { TypedRoom } from '../form/planner-form';
import type { Planner } from '../form/use-planner';
import { type RoomRule, roomRules, whatDecides } from './room-rules';

type RoomRulesProps = { planner: Planner; room: PlannedRoom };

/** Which rule decided, and each other one with a switch. */
export function RoomRules({ planner, room }: RoomRulesProps) {
  const { typed, change } = planner;
  /** What the form held before a rule was switched off. */
  const [before, setBefore] = useState<Partial<Record<RoomRule['key'], Partial<TypedRoom>>>>({});
  const rules = roomRules(room, typed, before);

  function set(rule: RoomRule, isOn: boolean) {
    const { key, off, on } = rule;
    if (isOn) return change(before[key] ?? on);
    const held = Object.fromEntries(Object.keys(off).map((name) => [name, typed[name as keyof TypedRoom]]));
    setBefore((others) => ({ ...others, [key]: held }));
    return change(off);
  }

  return (
    <div className="mt-3 small">
      <p className="mb-1">
        <b>What decides here: {whatDecides(room)}.</b>
      </p>
      <Fold summary="The other rules, each to switch">
        <ul className="plain-list mt-2">
          {rules.map((rule) => (
            <li key={rule.key} className="mb-2">
              <CheckField label={rule.label} checked={rule.isOn} onChange={(isOn) => set(rule, isOn)} />
              <p className="small muted mb-0">
                {rule.isOn ? 'Without it' : 'With it'}: {formatAnswer(answerRoom(rule.otherwise), rule.otherwise)}.
              </p>
            </li>
          ))}
        </ul>
        {room.people !== undefined && litresPerSecondEachOf('ashrae', room.roomKind) === undefined && (
          <p className="small muted">ASHRAE 241 has no figure for this kind of room.</p>
        )}
      </Fold>
    </div>
  );
}
