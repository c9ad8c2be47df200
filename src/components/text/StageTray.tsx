import { StaticSvg } from '@/components/ui/StaticSvg';
import { useId } from 'react';

export type StageTexture = 'mesh' | 'carbon' | 'pleats' | 'lamps' | 'ion' | 'catalyst';

export type StageTrayProps = { texture: StageTexture };

const colours: Record<StageTexture, { top: string; flank: string; inside: string }> = {
  mesh: { top: '#2B3644', flank: '#141C27', inside: '#3A4757' },
  carbon: { top: '#212A36', flank: '#10161F', inside: '#2A3441' },
  pleats: { top: '#F6F8F9', flank: '#C9D3D9', inside: '#E6ECEF' },
  lamps: { top: '#2B3644', flank: '#141C27', inside: '#D9D3FA' },
  ion: { top: '#F6F8F9', flank: '#C9D3D9', inside: '#E3EAED' },
  catalyst: { top: '#F6F8F9', flank: '#C9D3D9', inside: '#BFDCE3' },
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
          stroke="#8795A3"
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
          fill="#0B1119"
        />
      ));
    case 'pleats':
      return (
        <>
          <path
            d={count(24)
              .map((k) => `M${k * 3.4 - 39} -40V40`)
              .join('')}
            stroke="#B5C2CA"
            strokeWidth="1.1"
          />
          <path d="M-40 -13H40M-40 13H40" stroke="#fff" strokeWidth="1.6" />
        </>
      );
    case 'lamps':
      return count(3).map((k) => (
        <g key={k}>
          <path d={`M-32 ${k * 22 - 22}H32`} stroke="#9C92EE" strokeWidth="9" strokeLinecap="round" />
          <path d={`M-30 ${k * 22 - 22}H30`} stroke="#fff" strokeWidth="4" strokeLinecap="round" />
        </g>
      ));
    case 'ion':
      return (
        <g fill="none">
          <path d="M-38 0H38M0 -38V38" stroke="#2B3644" strokeWidth="2" />
          <circle r="29" stroke="#2B3644" strokeWidth="1.6" />
          <circle r="19" stroke="#AD441B" strokeWidth="3" />
          <circle r="7" fill="#2B3644" />
        </g>
      );
    case 'catalyst':
      return (
        <path
          d={count(8)
            .flatMap((row) =>
              count(8).map((column) => `M${column * 11 - 38 + (row % 2) * 5.5} ${row * 10 - 35}l5 -3 5 3v6l-5 3-5-3z`),
            )
            .join('')}
          fill="none"
          stroke="#0B6670"
          strokeOpacity=".55"
          strokeWidth=".9"
        />
      );
    default:
      return texture satisfies never;
  }
}

export function StageTray({ texture }: StageTrayProps) {
  const clip = useId();
  const { top, flank, inside } = colours[texture];
  // A square of 100 with corners of 24, laid flat; the flanks begin 86 from the middle.
  const flat = 'matrix(.866 .42 -.866 .42 0 0)';
  return (
    <StaticSvg viewBox="-84 -48 168 112" aria-hidden="true">
      <g transform={`translate(0 12) ${flat}`}>
        <rect x="-50" y="-50" width="100" height="100" rx="24" fill={flank} />
      </g>
      <rect x="-74.400" y="0" width="148.800" height="12" fill={flank} />
      <g transform={flat}>
        <rect x="-50" y="-50" width="100" height="100" rx="24" fill={top} />
        <clipPath id={clip}>
          <rect x="-41" y="-41" width="82" height="82" rx="17" />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <rect x="-41" y="-41" width="82" height="82" fill={inside} />
          {texturePaths(texture)}
        </g>
        <rect x="-41" y="-41" width="82" height="82" rx="17" fill="none" stroke="#0B1422" strokeOpacity=".22" />
      </g>
    </StaticSvg>
  );
}
