/** The arrow of links and buttons. */
export function Arrow() {
  return (
    <svg
      className="arrow"
      viewBox="0 0 28 12"
      width="28"
      height="12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M1 6h25M21.5 1.5 26 6l-4.5 4.5" />
    </svg>
  );
}
