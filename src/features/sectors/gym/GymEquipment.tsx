/** Drawings stand on y = 0 at 85 units per metre. */
const line = { stroke: 'var(--ink)', strokeWidth: 1.4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** A mat with a medicine ball from the side. */
export function Mat() {
  return (
    <g {...line} fill="#fff">
      <rect x="0" y="-6" width="156" height="6" rx="2" fill="var(--pane-300)" />
      <circle cx="178" cy="-11" r="11" fill="var(--pane)" />
      <path d="M178 -11a4 4 0 0 1 4 4M178 -16a9 9 0 0 1 6 8" fill="none" strokeWidth="1" />
      <circle cx="240" cy="-27" r="27" fill="var(--terracotta)" />
      <path
        d="M220 -44q20 12 40 0M214 -28q26 14 52 0M220 -11q20 9 40 0"
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

/** A rowing machine from the side. */
export function Rower() {
  return (
    <g {...line} fill="#fff">
      <path d="M40 -34L214 -22" strokeWidth="5" stroke="var(--grey-600)" />
      <path d="M208 -22V0M196 0H220M58 -32L48 0M36 0H62" strokeWidth="3" fill="none" />
      <circle cx="26" cy="-44" r="26" fill="var(--ice)" />
      <circle cx="26" cy="-44" r="17" fill="none" />
      <path d="M26 -61v34M9 -44h34" fill="none" strokeWidth=".8" />
      <path d="M34 -66L52 -98L62 -94" fill="none" strokeWidth="3" />
      <path d="M54 -108L78 -100L74 -86L52 -92Z" fill="var(--deep)" />
      <rect x="142" y="-38" width="32" height="8" rx="4" fill="var(--ink)" />
      <path d="M50 -48L104 -52M104 -62V-42" fill="none" strokeWidth="2" />
      <path d="M62 -52L78 -30" fill="none" strokeWidth="5" />
    </g>
  );
}
