import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { plannerHrefOf, type AnsweredRoom } from '@/data/rooms/answered-room';
import { roomVolumeM3 } from '@/lib/air-changes';
import { href } from '@/lib/href';
import { keepUnits } from '@/lib/keep-units';
import { countWord } from '@/lib/count-word';
import { rate } from '@/lib/rate';
import { machinesNeeded } from '@/lib/sizing';
import styles from './SizingLine.module.scss';

export type SizingLineProps = { room: AnsweredRoom };

/** What the machine does for one typical room, at both speeds, and the way to one's own. */
export function SizingLine({ room }: SizingLineProps) {
  const { said, lengthM, widthM, heightM, model } = room;
  const machines = machinesNeeded(model, room);
  const volumeM3 = roomVolumeM3(room);
  return (
    <div className={styles.sizing}>
      <p>
        {keepUnits(`${said} of ${lengthM} × ${widthM} × ${heightM} m`)}
        {machines > 1 && ` with ${countWord(machines)} of them`}:{' '}
        <b>
          <AirChangeRate rate={rate(model, volumeM3, { machines })} />
        </b>{' '}
        air changes an hour at full speed,{' '}
        <b>
          <AirChangeRate rate={rate(model, volumeM3, { machines, speed: 'working' })} />
        </b>{' '}
        at working speed.
      </p>
      <div className={styles.ways}>
        <ArrowLink to={`${href('home')}#calculator`}>Your own room</ArrowLink>
        <SiteLink to={plannerHrefOf(room)}>Plan this room</SiteLink>
      </div>
    </div>
  );
}
