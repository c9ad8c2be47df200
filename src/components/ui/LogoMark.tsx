/** The round mark of the logo, for an SVG of 32 × 32. */
export function LogoMark() {
  return (
    <g strokeLinecap="round" strokeWidth="1.5">
      <circle cx="16" cy="16" r="13.25" stroke="currentColor" />
      <path d="M4.5 20.5C10 20.5 11 11 17 11s6.5 6 12 5.6" className="logo-warm" strokeWidth="2.2" />
      <path d="M8.5 25.5C13 25 14 17.5 18.5 17.5S23 21 27 21.5" stroke="currentColor" />
    </g>
  );
}
