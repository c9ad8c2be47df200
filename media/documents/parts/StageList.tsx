import { StageStack } from '../drawings/StageStack';

export type StageListProps = {
  isRound: boolean;
  stages: readonly { stage: number; name: string; says: string }[];
};

/** Height of a stage's row on the page, in units of 0.1 mm. The style sheet has the same in millimetres. */
const rowHeight = { 5: 300, 6: 255 } as const;

/** The stack of stages with what each does beside it, row by row, the first at the foot. */
export function StageList({ isRound, stages }: StageListProps) {
  const count = stages.length === 6 ? 6 : 5;
  return (
    <div className={`stage-list stages-${count}`}>
      <StageStack isRound={isRound} stages={count} rowHeight={rowHeight[count]} />
      <ol>
        {stages.map(({ stage, name, says }) => (
          <li key={stage}>
            <h3>
              <span className="number">{stage}</span> {name}
            </h3>
            <p>{says}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
