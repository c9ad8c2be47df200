/** Units of the drawing for 100 mm. The carton of Generation X has 410 × 850 mm. */
const unit = 12;
const width = 4.1 * unit;
const height = 8.5 * unit;
export const groundY = 116;

/** What the carton does: it comes, goes back, is faulty, or is in order. */
const signs = {
  comes: 'M25 80V52m-10 10 10-10 10 10',
  returns: 'M37 66H13m10-10-10 10 10 10',
  faulty: 'M28 44l-9 18 12 6-8 18',
  covered: 'M14 67l8 9 14-20',
};

type CartonProps = { x: number; sign: keyof typeof signs };

/** The carton of an order, with a sign. */
export function Carton({ x, sign }: CartonProps) {
  return (
    <g
      stroke="var(--copper-700)"
      fill="var(--sand)"
      transform={`translate(${x} ${groundY - height})`}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <rect width={width} height={height} />
      <path d={`M0 18H${width}M20 0v18M29 0v18`} fill="none" />
      <path d={signs[sign]} fill="none" strokeWidth="3" />
    </g>
  );
}
