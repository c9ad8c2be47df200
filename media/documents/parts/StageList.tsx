import { StageStack } from '../drawings/StageStack';

export type StageListProps = {
  isRound: boolean;
  stages: readonly { stage: number; name: string; says: string }[];
};

/** In 0.1 mm; the style sheet repeats it. */
const rowHeight = { 5: 300, 6: 255 } as const;

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
