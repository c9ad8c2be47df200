import { Rows } from '@/components/paper/Rows';
import { Sheet } from '@/components/paper/Sheet';
import { rateText } from '@/domain/air-changes';
import { signedRates } from '@/domain/signed-rates';
import { longDate } from '@/lib/format/long-date';
import { SheetTitle } from './CaseSummary';
import { type CaseView, roomName } from './case-view';
import styles from './CaseSheets.module.scss';

const blankRows = 12;

/** What a ventilation log takes over, without a price. */
export function LogLine({ view }: { view: CaseView }) {
  const { result, isoDate, words } = view;
  const head = [
    'Room',
    'Ventilation, measured',
    'Recirculated at full speed, tested airflow',
    'At the speed in use, estimated',
    'Towards HTM 03-01',
    'Serial numbers',
    'Checked by',
  ];
  const lines = result.rooms.flatMap((room, index) => {
    const answer = result.answers[index];
    if (answer?.kind !== 'choice') return [];
    const { signed, estimated } = signedRates(room, answer.choice);
    const name = `${room.count > 1 ? `${room.count} × ` : ''}${roomName(room, index)}`;
    const speed = answer.choice.speed;
    return [[name, '', rateText(signed), estimated ? `${rateText(estimated)} on speed ${speed}` : '', '0', '', '']];
  });
  const log = ['Date', 'Room', 'Speed found', 'Filter', 'Plug tested', 'By'];
  return (
    <Sheet
      name="log line"
      head={isoDate && longDate(isoDate)}
      foot="A calculation, not a certificate. Recirculated air counts towards no rate of HTM 03-01."
    >
      <SheetTitle view={view}>Line for the ventilation log</SheetTitle>
      <section>
        <h4>Air changes an hour, to log</h4>
        <Rows head={head} rows={lines} />
      </section>
      <section>
        <h4>Limits</h4>
        <ul>
          {words.limits.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
      <section className={`d-flex flex-column ${styles.log}`}>
        <h4>Checks</h4>
        <Rows head={log} rows={Array.from({ length: blankRows }, () => log.map(() => ''))} />
      </section>
    </Sheet>
  );
}
