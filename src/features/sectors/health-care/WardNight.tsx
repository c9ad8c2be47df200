import Container from 'react-bootstrap/Container';
import { eyeWard } from '@/assets/pictures/eye-ward';
import { Picture } from '@/components/ui/Picture';
import { healthCareCaseWords } from '@/data/case/words/health-care';
import { choiceFor } from '@/data/room-answers';
import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { SectorHero, type SectorHeroWords } from '../SectorHero';
import styles from './WardNight.module.scss';

const { bay } = wardRoomAnswers;
const choice = choiceFor(bay);
const { rows } = healthCareCaseWords.day({ ...bay, floor: '', count: 1 }, choice);
const hours = [rows[1], rows[0], rows[2]].map((row = []) => {
  const [when = '', speed = '', ach = '', noise = ''] = row;
  return { when, noise, text: `${speed === 'full' ? 'Full speed' : `Speed ${speed}`}, ${ach} air changes an hour` };
});

type WardNightProps = SectorHeroWords & { alt: string; hoursTitle: string };

/** The hero: a bay at night, and below its words the noise of its machines, at night first. */
export function WardNight({ alt, hoursTitle, ...words }: WardNightProps) {
  return (
    <>
      <SectorHero
        {...words}
        layout="foot"
        isOnDark
        art={
          <div className={styles.bay}>
            <Picture file={eyeWard} alt={alt} sizes="(min-width: 48em) 100vw, 180vw" hasPriority />
          </div>
        }
      />
      <div className="on-dark pt-3 pt-lg-4 pb-3 pb-lg-4">
        <Container fluid="xxl">
          <ol className={`plain-list ${styles.hours}`} aria-label={hoursTitle}>
            {hours.map(({ when, noise, text }) => (
              <li key={when} className="d-flex flex-lg-column justify-content-between gap-3 gap-lg-1 border-top pt-2">
                <p className="num h3 text-nowrap order-1 order-lg-0 m-0">{noise}</p>
                <p className="m-0">
                  <b>{when}</b> <span className="small muted d-block">{text}</span>
                </p>
              </li>
            ))}
          </ol>
        </Container>
      </div>
    </>
  );
}
