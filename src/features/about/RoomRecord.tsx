/** A certificate in small: one Generation Z in a classroom of 168 m³, 1156 / 168 = 6.88. */
export function RoomRecord() {
  return (
    <svg viewBox="0 0 320 132" fill="none" aria-hidden="true">
      <rect x="1" y="4" width="176" height="124" fill="#fff" stroke="#0B1422" strokeWidth="1.2" />
      <path d="M17 24h60M17 34h40" stroke="#9FB0BA" strokeWidth="3" />
      <text x="16" y="84" fontSize="38" letterSpacing="-1.6" fill="#0B1422">
        6.88
      </text>
      <text x="97" y="84" fontSize="13" fill="#4B5A6C">
        ACH
      </text>
      <path d="M17 100h144" stroke="#D3DCE2" />
      <path d="M17 114c10-9 12 5 22-3s10 6 24 0" stroke="#0B6670" strokeWidth="1.6" />
      <circle cx="147" cy="34" r="15" stroke="#AD441B" strokeWidth="1.3" />
      <path d="M138 37c5 0 5-7 9-7s4 5 9 4" stroke="#AD441B" strokeWidth="1.6" />
      <g fontSize="13" fill="#4B5A6C">
        <text x="193" y="20">
          classroom
        </text>
        <text x="193" y="38">
          of 168 m³,
        </text>
        <text x="193" y="56">
          one GEN Z
        </text>
      </g>
    </svg>
  );
}
