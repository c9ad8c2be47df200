import { useId } from 'react';
import { StaticSvg } from '@/components/ui/StaticSvg';

type StageTexture = 'mesh' | 'carbon' | 'pleats' | 'lamps' | 'ion' | 'catalyst';

type StageTrayProps = { texture: StageTexture };

const colours: Record<StageTexture, { top: string; flank: string; inside: string }> = {
  mesh: { top: 'var(--ink-600)', flank: 'var(--ink-800)', inside: 'var(--slate)' },
  carbon: { top: 'var(--ink-700)', flank: 'var(--ink)', inside: 'var(--ink-600)' },
  pleats: { top: 'var(--porcelain)', flank: 'var(--grey-100)', inside: 'var(--ice)' },
  lamps: { top: 'var(--ink-600)', flank: 'var(--ink-800)', inside: 'var(--uv-100)' },
  ion: { top: 'var(--porcelain)', flank: 'var(--grey-100)', inside: 'var(--ice)' },
  catalyst: { top: 'var(--porcelain)', flank: 'var(--grey-100)', inside: 'var(--pane-300)' },
};

const count = (length: number) => Array.from({ length }, (_, index) => index);

/** Paths in the tray's own plane, from -40 to 40. */
function texturePaths(texture: StageTexture) {
  switch (texture) {
    case 'mesh':
      return (
        <path
          d={count(13)
            .map((k) => `M${k * 6 - 36} -40V40M-40 ${k * 6 - 36}H40`)
            .join('')}
          stroke="var(--grey-500)"
          strokeWidth=".9"
        />
      );
    case 'carbon':
      return count(121).map((k) => (
        <circle
          key={k}
          cx={(k % 11) * 7 - 35 + (Math.floor(k / 11) % 2) * 3.5}
          cy={Math.floor(k / 11) * 7 - 35}
          r="2.2"
          fill="var(--ink)"
        />
      ));
    case 'pleats':
      return (
        <>
          <path
            d={count(24)
              .map((k) => `M${k * 3.4 - 39} -40V40`)
              .join('')}
            stroke="var(--grey-200)"
            strokeWidth="1.1"
          />
          <path d="M-40 -13H40M-40 13H40" stroke="#fff" strokeWidth="1.6" />
        </>
      );
    case 'lamps':
      return count(3).map((k) => (
        <g key={k}>
          <path d={`M-32 ${k * 22 - 22}H32`} stroke="var(--uv-300)" strokeWidth="9" strokeLinecap="round" />
          <path d={`M-30 ${k * 22 - 22}H30`} stroke="#fff" strokeWidth="4" strokeLinecap="round" />
        </g>
      ));
    case 'ion':
      return count(9).map((k) => (
        <path key={k} d={`M${k * 9 - 36} -36V36`} stroke="var(--copper)" strokeWidth="1.6" strokeDasharray="1.6 7" />
      ));
    case 'catalyst':
      return (
        <path
          d={count(8)
            .flatMap((row) =>
              count(8).map((column) => `M${column * 11 - 38 + (row % 2) * 5.5} ${row * 10 - 35}l5 -3 5 3v6l-5 3-5-3z`),
            )
            .join('')}
          fill="none"
          stroke="var(--teal)"
          strokeOpacity=".55"
          strokeWidth=".9"
        />
      );
    default:
      return texture satisfies never;
  }
}

function StageTray({ texture }: StageTrayProps) {
  const clip = useId();
  const { top, flank, inside } = colours[texture];
  // A square of 100, laid flat; the flanks begin where its corners end.
  const flat = 'matrix(.866 .42 -.866 .42 0 0)';
  return (
    <StaticSvg viewBox="-84 -48 168 112" aria-hidden="true">
      <g transform={`translate(0 12) ${flat}`}>
        <rect x="-50" y="-50" width="100" height="100" rx="9" fill={flank} />
      </g>
      <rect x="-74.400" y="0" width="148.800" height="12" fill={flank} />
      <g transform={flat}>
        <rect x="-50" y="-50" width="100" height="100" rx="9" fill={top} />
        <clipPath id={clip}>
          <rect x="-41" y="-41" width="82" height="82" rx="5" />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <rect x="-41" y="-41" width="82" height="82" fill={inside} />
          {texturePaths(texture)}
        </g>
        <rect x="-41" y="-41" width="82" height="82" rx="5" fill="none" stroke="var(--ink)" strokeOpacity=".22" />
      </g>
    </StaticSvg>
  );
}

const stages: readonly { texture: StageTexture; name: string; note?: string }[] = [
  { texture: 'mesh', name: 'Large-particulate filter' },
  { texture: 'carbon', name: 'Activated carbon filter' },
  { texture: 'pleats', name: 'Medical-grade HEPA filter' },
  { texture: 'lamps', name: 'UV-C sterilisation' },
  { texture: 'ion', name: 'Ion technology' },
  { texture: 'catalyst', name: 'Photocatalyst', note: 'Generation Z only' },
];

/** The stages in a row, each with the texture of its material. */
export function StageStrip() {
  return (
    <ol className="row row-cols-3 row-cols-md-6 gx-3 gy-4 pb-4 fine muted">
      {stages.map(({ texture, name, note }, index) => (
        <li key={name}>
          <StageTray texture={texture} />
          <b className="d-block small fw-bold text-ink">{`${index + 1} `}</b>
          {name}
          {note && <span className="d-block text-copper">{` ${note}`}</span>}
        </li>
      ))}
    </ol>
  );
}
