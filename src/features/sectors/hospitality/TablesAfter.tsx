import styles from './Sitting.module.scss';

export type TablesAfterProps = {
  /** Dots still in the air, of a hundred. */
  left: number;
};

const seatsPerTable = 10;
const table = { pitchX: 76, pitchY: 84, radius: 15, seatRadius: 26 };

/** Where each of the hundred dots sits: ten tables of ten. */
const dots = Array.from({ length: 100 }, (_, index) => {
  const place = Math.floor(index / seatsPerTable);
  const angle = ((index % seatsPerTable) / seatsPerTable) * 2 * Math.PI - Math.PI / 2;
  const cx = 36 + (place % 5) * table.pitchX;
  const cy = 36 + Math.floor(place / 5) * table.pitchY;
  return { x: cx + table.seatRadius * Math.cos(angle), y: cy + table.seatRadius * Math.sin(angle) };
});

/** Spreads what is left over the tables, the same way each time: 37 and 100 share no factor. */
function isLeft(index: number, left: number): boolean {
  return (index * 37 + 11) % 100 < left;
}

/** Ten tables of ten seats: a copper dot for what is still in the air, a cyan ring for what has gone. */
export function TablesAfter({ left }: TablesAfterProps) {
  return (
    <svg viewBox="0 0 376 156" className={styles.tables} aria-hidden="true">
      {Array.from({ length: 10 }, (_, place) => (
        <circle
          key={place}
          cx={36 + (place % 5) * table.pitchX}
          cy={36 + Math.floor(place / 5) * table.pitchY}
          r={table.radius}
          fill="#f3f7f8"
          stroke="var(--rule)"
        />
      ))}
      {dots.map(({ x, y }, index) =>
        isLeft(index, left) ? (
          <circle key={index} cx={x.toFixed(1)} cy={y.toFixed(1)} r="4.6" fill="#b9572a" data-left="" />
        ) : (
          <circle
            key={index}
            cx={x.toFixed(1)}
            cy={y.toFixed(1)}
            r="3.6"
            fill="none"
            stroke="#7fc4cc"
            strokeWidth="1.3"
          />
        ),
      )}
    </svg>
  );
}
