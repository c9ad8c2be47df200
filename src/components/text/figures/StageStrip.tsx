import { StageTray, type StageTexture } from './StageTray';
import styles from './Chart.module.scss';

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
    <ol className={styles.strip}>
      {stages.map(({ texture, name, note }, index) => (
        <li key={name}>
          <StageTray texture={texture} />
          <b>{`${index + 1} `}</b>
          {name}
          {note && <span>{` ${note}`}</span>}
        </li>
      ))}
    </ol>
  );
}
