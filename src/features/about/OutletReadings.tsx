const grid = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => ({
    x: 27 + column * 40 + row * 9,
    y: 119 - row * 8.5,
    height: 52 + ((column + row * 2) % 3) * 16,
  })),
);

/** Airflow at nine points across an outlet, as in the clean-room test. */
export function OutletReadings() {
  return (
    <svg viewBox="0 0 320 132" aria-hidden="true">
      <path d="M1 124h120l26-26H27ZM1 124v6h120v-6m0 6 26-26v-6" fill="none" stroke="#0B1422" strokeWidth="1.2" />
      {grid.map(({ x, y, height }) => (
        <g key={`${x} ${y}`} fill="none" stroke="#1493A0" strokeWidth="1.3">
          <path d={`M${x} ${y}v${-height}m-4 7 4-7 4 7`} />
          <circle cx={x} cy={y} r="2.6" fill="#0B1422" stroke="none" />
        </g>
      ))}
      <g fontSize="13" fill="#4B5A6C">
        <text x="167" y="58">
          airflow read
        </text>
        <text x="167" y="76">
          across the outlet
        </text>
      </g>
    </svg>
  );
}
