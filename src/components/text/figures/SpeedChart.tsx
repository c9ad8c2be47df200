import { Figure } from './Figure';
import styles from './Figure.module.scss';
import { SpeedDrawing } from './SpeedDrawing';

const description =
  'Chart of airflow against noise for the four purifiers, speed by speed. Each curve rises ever more steeply. At the working ' +
  'speed, at 45 dB(A) or less, Generation S moves 105, X 440, Y 400 and Z 555 m³/h; at full speed 180, 727, 633 and 1,156.';

export function SpeedChart() {
  return (
    <Figure
      title="Figure 1. Air against noise, speed by speed"
      note="Each dot is one speed of one machine. A filled dot is the working speed: the highest at 45 dB(A) or less. Estimated but for the airflow at full speed, which is tested."
    >
      <div role="img" aria-label={description}>
        <SpeedDrawing width={832} height={460} className={styles.wide ?? ''} />
        <SpeedDrawing width={358} height={400} className={styles.narrow ?? ''} />
      </div>
    </Figure>
  );
}
