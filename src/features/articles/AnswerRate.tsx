import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { formatSpeed } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import type { RoomChoice } from '@/domain/room-answer';
import { countWord } from '@/lib/format/count-word';

type AnswerRateProps = { room: ExampleRoom; choice: RoomChoice };

/** As in "6.6 air changes an hour, one of them from the windows, on speed 2, at 38 dB(A) together (estimated)". */
export function AnswerRate({ room: { ventilationAch }, choice }: AnswerRateProps) {
  return (
    <>
      <AirChangeRate rate={choice.rates.chosen} /> air changes an hour
      {ventilationAch > 0 && `, ${countWord(ventilationAch)} of them from the windows,`}{' '}
      {formatSpeed(choice).replace('speed ', 'speed\u00a0')} (estimated)
    </>
  );
}
