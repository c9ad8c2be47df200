/** Units of the drawing for 100 mm. Generation X: 340 × 760 mm, its carton 410 × 850 mm. */
const unit = 12;
const machine = { width: 3.4 * unit, height: 7.6 * unit };
const carton = { width: 4.1 * unit, height: 8.5 * unit };
export const groundY = 116;

type PlacedProps = { x: number };

/** Generation X from the front. */
export function Machine({ x }: PlacedProps) {
  const top = groundY - machine.height;
  return (
    <g stroke="var(--ink)" transform={`translate(${x} ${top})`}>
      <rect width={machine.width} height={machine.height} rx="6" fill="#fff" />
      <circle cx={machine.width / 2} cy="20" r="6" fill="var(--ink)" />
      <g strokeWidth="2.2" strokeDasharray="0.1 5" strokeLinecap="round">
        {[38, 46, 54, 62, 70, 78].map((y) => (
          <path key={y} d={`M8 ${y}h${machine.width - 14}`} />
        ))}
      </g>
    </g>
  );
}

/** Its carton. */
export function Carton({ x }: PlacedProps) {
  const top = groundY - carton.height;
  const { width, height } = carton;
  return (
    <g stroke="var(--copper-700)" fill="var(--sand)" transform={`translate(${x} ${top})`} strokeLinejoin="round">
      <rect width={width} height={height} />
      <path d={`M0 18h${width}M10 ${height - 10}v-13m-4 5 4-5 4 5M24 ${height - 10}v-13m-4 5 4-5 4 5`} fill="none" />
      <rect x={width - 20} y="28" width="13" height="17" fill="#fff" />
    </g>
  );
}

/** A signed letter. */
export function Letter({ x }: PlacedProps) {
  return (
    <g stroke="var(--ink)" fill="none" transform={`translate(${x} ${groundY - 90})`}>
      <rect width="68" height="90" fill="#fff" />
      <path d="M12 18h26M12 30h44M12 40h44M12 52h44M12 62h30" stroke="var(--slate)" />
      <path d="M12 79c6-9 8 6 13-2s7 4 12 0 8-2 12-1" stroke="var(--copper)" strokeWidth="2" />
    </g>
  );
}
