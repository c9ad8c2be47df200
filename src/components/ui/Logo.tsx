/** The mark and the name. Takes its ink from `color` and its copper from `--logo-warm`. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 148 32" width="148" height="32" aria-hidden="true" fill="none">
      <circle cx="16" cy="16" r="13.250" stroke="currentColor" strokeWidth="1.500" />
      <path
        d="M4.500 20.500C10 20.500 11 11 17 11s6.500 6 12 5.600"
        className="logo-warm"
        strokeWidth="2.200"
        strokeLinecap="round"
      />
      <path
        d="M8.500 25.500C13 25 14 17.500 18.500 17.500S23 21 27 21.500"
        stroke="currentColor"
        strokeWidth="1.500"
        strokeLinecap="round"
      />
      <g stroke="currentColor" strokeWidth="2.500" strokeLinejoin="miter">
        <path d="M45.250 25V8l8.250 11L61.750 8v17" />
        <path d="M71 25l8.250-17L87.500 25" />
        <path d="M98 25V9.250h6.500a4.250 4.250 0 0 1 0 8.500H98m6.500 0L110 25" />
        <path d="M131.500 11.500c-1-1.600-3-2.500-5.500-2.500-3.200 0-5.500 1.500-5.500 4 0 5.600 11.500 2.300 11.500 7.800 0 2.500-2.500 4-5.900 4-2.800 0-5-1-6.100-2.800" />
      </g>
    </svg>
  );
}
