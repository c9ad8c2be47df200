import { StaticSvg } from '@/components/ui/StaticSvg';
import { ClassroomLevelDrawing } from './ClassroomLevelDrawing';
import { Figure } from './Figure';
import styles from './Figure.module.scss';

const description =
  'Chart over an hour’s lesson and a ten-minute break. With the windows alone the level in the air climbs through the whole ' +
  'lesson to 63% of what it would come to in the end. With the windows and four Generation X on speed 2 it is level at ' +
  'about 15% after half an hour, and in the break, with the machines at full speed, it falls to about a fifteenth of that.';

export function ClassroomLevel() {
  return (
    <Figure
      title="Figure 1. An hour’s lesson and the break after it"
      note="Classroom of 189 m³. 100% is what the windows alone would come to in the end. Calculated for evenly mixed air and a class that gives off the same in every minute and leaves for the break."
    >
      <div role="img" aria-label={description}>
        <ClassroomLevelDrawing width={832} height={420} className={styles.wide ?? ''} />
        <ClassroomLevelDrawing width={358} height={380} className={styles.narrow ?? ''} />
      </div>
      <ul className={styles.key}>
        <li>
          <StaticSvg viewBox="0 0 26 4" aria-hidden="true">
            <path d="M0 2h26" stroke="var(--intake)" strokeWidth="2.5" />
          </StaticSvg>
          windows alone
        </li>
        <li>
          <StaticSvg viewBox="0 0 26 4" aria-hidden="true">
            <path d="M0 2h26" stroke="var(--air)" strokeWidth="2.5" />
          </StaticSvg>
          windows and four Generation X
        </li>
      </ul>
    </Figure>
  );
}
