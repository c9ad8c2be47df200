import { StageTray, type StageTexture } from './StageTray';

const stages: readonly { texture: StageTexture; name: string; note?: string }[] = [
  { texture: 'mesh', name: 'Large-particulate filter' },
  { texture: 'carbon', name: 'Activated carbon filter' },
  { texture: 'pleats', name: 'Medical-grade HEPA filter' },
  { texture: 'lamps', name: 'UV-C sterilisation' },
  { texture: 'ion', name: 'Ion technology' },
  { texture: 'catalyst', name: 'Photocatalyst', note: 'Generation Z only' },
];

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
