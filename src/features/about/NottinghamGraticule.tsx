const parallels = [0, 1, 2, 3, 4].map((index) => {
  const y = index * 28;
  return `M0 ${14 + y}C100 ${4 + y} 220 ${4 + y} 320 ${16 + y}`;
});
const meridians = [0, 1, 2, 3, 4, 5].map(
  (index) => `M${20 + index * 56} 0C${16 + index * 57} 44 ${14 + index * 57} 88 ${10 + index * 60} 132`,
);

export function NottinghamGraticule() {
  return (
    <svg viewBox="0 0 320 132" fill="none" aria-hidden="true">
      <path d={[...parallels, ...meridians].join('')} stroke="#9FB0BA" />
      <path d="M0 61.5C100 51.5 220 51.5 320 63.5M133 0C130 44 128 88 128 132" stroke="#0B6670" strokeWidth="1.4" />
      <circle cx="129.5" cy="55" r="6" fill="#AD441B" />
      <rect x="138" y="66" width="82" height="46" fill="#fff" />
      <g fontSize="15" fontWeight="600" fill="#0B1422">
        <text x="148" y="84">
          52.95° N
        </text>
        <text x="148" y="103">
          1.15° W
        </text>
      </g>
    </svg>
  );
}
