import { particleBands } from './particle-bands';
import { ParticleDrawing } from './ParticleDrawing';
import styles from './ParticleScale.module.scss';

const inWords = particleBands.map(({ value, label }) => `${value}, ${label}`).join('; ');

/** PM2.5 from clean to bad on one line, with the four figures it is judged by; drawn once for wide screens, once for narrow. */
export function ParticleScale() {
  return (
    <figure className={styles.scale}>
      <div role="img" aria-label={`PM2.5 in µg/m³, from clean to bad: ${inWords}`}>
        <div className={styles.wide}>
          <ParticleDrawing width={1000} fullScale={50} size={1} />
        </div>
        <div className={styles.narrow}>
          <ParticleDrawing width={340} fullScale={42} size={0.76} isShort />
        </div>
      </div>
      <figcaption className="fine muted">PM2.5 in µg/m³, from clean to bad</figcaption>
    </figure>
  );
}
