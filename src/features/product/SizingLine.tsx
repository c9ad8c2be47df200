import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { answerRoom, formatComparison, choiceFor, formatSpeed } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { rate } from '@/domain/air-changes';
import { plannerUrl } from '@/domain/plan/write-plan';
import { roomVolumeM3 } from '@/domain/room';
import type { SpeedChoice } from '@/domain/speeds';
import { href } from '@/lib/links/href';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { countWord } from '@/lib/format/count-word';
import styles from './SizingLine.module.scss';

export type SizingLineProps = { room: ExampleRoom };

export function SizingLine({ room }: SizingLineProps) {
  const { phrase, lengthM, widthM, ventilationAch } = room;
  const advice = answerRoom(room);
  const choice = choiceFor(room);
  const { model, machines, speed, noiseAtDbA } = choice;
  const aloneAt = (running: SpeedChoice) => (
    <b>
      <AirChangeRate rate={rate(model, roomVolumeM3(room), { machines, speed: running })} />
    </b>
  );
  const beside = formatComparison(advice);
  return (
    <div className={styles.sizing}>
      <p>
        In {noBreakUnits(`${phrase.charAt(0).toLowerCase()}${phrase.slice(1)} of ${lengthM} × ${widthM} m`)}{' '}
        {machines > 1 ? `${countWord(machines)} of them clean` : 'it cleans'} the air {aloneAt(speed)} times an hour{' '}
        {formatSpeed(choice)}.{ventilationAch > 0 && ' Open windows add about one air change an hour.'} At full speed it
        is {aloneAt('full')}, at {noiseAtDbA.full} dB(A).{beside && ` ${beside}.`}
      </p>
      <div className={`d-flex flex-wrap align-items-baseline d-print-none ${styles.ways}`}>
        <ArrowLink to={`${href('home')}#calculator`}>Your own room</ArrowLink>
        <SiteLink to={plannerUrl(room)}>Plan this room</SiteLink>
      </div>
    </div>
  );
}
