import type { Purifier } from '@/data/products/product';
import { stagePlaces } from '@/data/products/stage-places';

/** Numbers of the stages, laid over the opened machine. */
type StageNumbersProps = {
  purifier: Pick<Purifier, 'figure' | 'stages'>;
  /** In hundredths of the picture's width. */
  fontSize: number;
  className?: string;
};

/** The drawing's units are hundredths of the picture's width; the pictures are a quarter higher than wide. */
const height = 125;
const numberX = 83;

/** Lines from the stages in the picture of the opened machine to their numbers, to lay over that picture. */
export function StageNumbers({ purifier, fontSize, className }: StageNumbersProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 100 ${height}`}
      stroke="currentColor"
      strokeWidth={fontSize / 16}
      aria-hidden="true"
    >
      {stagePlaces(purifier).map(([x, down], index) => {
        const y = (down / 100) * height;
        const line = `M${x} ${y}H${numberX - 2}`;
        return (
          <g key={index}>
            <path d={line} stroke="white" strokeWidth={fontSize / 5} />
            <path d={line} />
            <circle cx={x} cy={y} r={0.9} fill="white" />
            <text
              x={numberX}
              y={y}
              dy="0.35em"
              className="num fw-semibold"
              stroke="none"
              fill="currentColor"
              fontSize={fontSize}
            >
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
