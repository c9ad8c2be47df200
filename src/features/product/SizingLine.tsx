import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { choiceFor, speedInWords } from '@/data/room-answers';
import type { AnsweredRoom } from '@/data/rooms/answered-room';
import { plannerUrl } from '@/domain/planner-url';
import { href } from '@/lib/links/href';
import { keepUnits } from '@/lib/format/keep-units';
import { countWord } from '@/lib/format/count-word';
import styles from './SizingLine.module.scss';

export type SizingLineProps = { room: AnsweredRoom };

export function SizingLine({ room }: SizingLineProps) {
  const { said, lengthM, widthM, heightM, ventilationAch } = room;
  const choice = choiceFor(room);
  const { machines, reaches, noiseAtDbA } = choice;
  return (
    <div className={styles.sizing}>
      <p>
        {keepUnits(`${said} of ${lengthM} × ${widthM} × ${heightM} m`)}
        {machines > 1 && ` with ${countWord(machines)} of them`}:{' '}
        <b>
          <AirChangeRate rate={reaches.quietest} />
        </b>{' '}
        air changes an hour {speedInWords(choice)},{' '}
        <b>
          <AirChangeRate rate={reaches.full} />
        </b>{' '}
        at full speed, at {noiseAtDbA.full} dB(A)
        {ventilationAch > 0 && `; ${ventilationAch} of them from windows that open`}.
      </p>
      <div className={`d-flex flex-wrap align-items-baseline ${styles.ways}`}>
        <ArrowLink to={`${href('home')}#calculator`}>Your own room</ArrowLink>
        <SiteLink to={plannerUrl(room)}>Plan this room</SiteLink>
      </div>
    </div>
  );
}
