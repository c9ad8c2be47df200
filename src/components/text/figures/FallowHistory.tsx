import { DataTable } from '@/components/sections/DataTable';
import { StaticSvg } from '@/components/ui/StaticSvg';

/** `minutes` ascend; empty where a step changed no times. */
type Step = { date: string; text: string; wait: string; minutes: readonly number[] };

/** Sources: those of the article. */
const steps: readonly Step[] = [
  {
    date: 'June 2020',
    text: 'Practices in England reopen. Public Health England asks for an hour.',
    wait: '60 min',
    minutes: [60],
  },
  {
    date: '25 September 2020',
    text: 'The working group’s review: by ventilation, suction and rubber dam.',
    wait: '10 to 30 min',
    minutes: [10, 30],
  },
  {
    date: '20 October 2020',
    text: 'All four nations adopt it. No ventilation: no such procedures. 1 to 5 air changes or unknown: 30. 6 to 9: 20. 10 or more: 15. With high-volume suction, rubber dam or both: as little as 10.',
    wait: '10, 15, 20 or 30 min',
    minutes: [10, 15, 20, 30],
  },
  {
    date: '14 April 2022',
    text: 'The guidance is updated for the last time, then withdrawn.',
    wait: 'Withdrawn',
    minutes: [],
  },
];

type WaitBarProps = {
  minutes: readonly number[];
};

/** Scale of an hour at 4 units a minute, decorative. */
function WaitBar({ minutes }: WaitBarProps) {
  const min = minutes.length > 1 ? (minutes[0] ?? 0) : 0;
  const max = minutes[minutes.length - 1] ?? 0;
  return (
    <StaticSvg viewBox="0 0 240 10" className="d-block w-100 mt-2" aria-hidden="true">
      <rect y="3" width="240" height="4" fill="var(--mist)" />
      <rect x={min * 4} y="3" width={(max - min) * 4} height="4" fill="var(--copper)" />
      {minutes.map((wait) => (
        <rect key={wait} x={wait * 4 - 2} width="2" height="10" fill="var(--ink)" />
      ))}
    </StaticSvg>
  );
}

/** Table of the waiting times that the guidance once asked for. */
export function FallowHistory() {
  return (
    <div className="border-top border-dark pt-3 my-4">
      <DataTable
        right="none"
        narrow="labels"
        caption={
          <>
            <b className="d-block text-ink">Table 1. The wait after an aerosol-generating procedure, 2020 to 2022</b>{' '}
            History, with its dates. The guidance is withdrawn: do not work from it.
          </>
        }
        heads={['Date', 'What was said', 'Wait']}
      >
        {steps.map(({ date, text, wait, minutes }) => (
          <tr key={date}>
            <th scope="row" className="text-md-nowrap">
              {date}
            </th>
            <td>{text}</td>
            <td>
              {wait}
              {minutes.length > 0 && <WaitBar minutes={minutes} />}
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  );
}
