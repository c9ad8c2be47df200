/** Drawings stand on y = 0 at 85 units per metre. */
const line = { stroke: 'var(--ink)', strokeWidth: 1.4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** A mat with a ball from the side. */
export function Mat() {
  return (
    <g {...line} fill="#fff">
      <rect x="0" y="-6" width="156" height="6" rx="2" fill="var(--pane-300)" />
      <circle cx="188" cy="-27" r="27" fill="var(--terracotta)" />
      <path
        d="M168 -44q20 12 40 0M162 -28q26 14 52 0M168 -11q20 9 40 0"
        fill="none"
        strokeWidth=".9"
        strokeOpacity=".5"
      />
    </g>
  );
}

/** A treadmill from the side. */
export function Treadmill() {
  return (
    <g {...line} fill="#fff">
      <path d="M8 -10L150 -18L158 -8L156 0H10L4 -4Z" />
      <path d="M14 -9L146 -16" strokeWidth="3.4" stroke="var(--grey-600)" />
      <path d="M136 -17L148 -104L156 -104L148 -16Z" />
      <path d="M150 -98L96 -84V-78L152 -88Z" fill="var(--mist)" />
      <path d="M140 -122L166 -112L160 -100L138 -106Z" fill="var(--deep)" />
      <circle cx="14" cy="-4" r="4" fill="var(--mist)" />
      <circle cx="148" cy="-6" r="5" fill="var(--mist)" />
    </g>
  );
}

/** An indoor bike from the side. */
export function Bike() {
  return (
    <g {...line} fill="none">
      <path d="M6 0H34M92 0H124" strokeWidth="5" />
      <path d="M20 -2L44 -44L104 -40L110 -2M44 -44L38 -78M104 -40L96 -84" strokeWidth="5" stroke="var(--grey-600)" />
      <circle cx="98" cy="-32" r="27" fill="var(--ice)" />
      <circle cx="98" cy="-32" r="19" />
      <path d="M98 -51V-13M79 -32H117" strokeWidth=".8" />
      <path d="M20 -80q18 -7 34 -1l-6 6H26Z" fill="var(--ink)" />
      <path d="M96 -84l20 -7M96 -84l12 8" strokeWidth="4" />
      <path d="M56 -24l14 18M66 -6h10" strokeWidth="3" />
      <circle cx="56" cy="-24" r="6" fill="#fff" />
    </g>
  );
}

/** A rowing machine from the side: its fan in a slotted case, rail, seat and handle. */
export function Rower() {
  return (
    <g {...line} fill="#fff">
      <path d="M34 -12V0M16 0H54M210 -34V0M198 0H222" strokeWidth="3" fill="none" />
      <path d="M56 -37H216" strokeWidth="6" stroke="var(--grey-600)" />
      <path d="M34 -68A30 30 0 1 0 52 -14L88 -30V-44Z" fill="var(--deep)" />
      <circle cx="34" cy="-38" r="18" fill="none" stroke="var(--pane-300)" strokeWidth="9" strokeDasharray="2 4" />
      <path d="M40 -66L58 -100" fill="none" strokeWidth="3" />
      <path d="M56 -114L82 -106L76 -88L50 -96Z" fill="var(--mist)" />
      <path d="M86 -34L102 -62" fill="none" strokeWidth="7" />
      <path d="M66 -54L132 -60" fill="none" />
      <path d="M132 -70V-50" fill="none" strokeWidth="4" />
      <path d="M158 -40h20" strokeWidth="6" stroke="var(--grey-600)" />
      <rect x="148" y="-54" width="40" height="9" rx="4.5" fill="var(--terracotta)" />
    </g>
  );
}
