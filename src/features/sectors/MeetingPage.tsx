import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Section } from '@/components/sections/Section';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { Logo } from '@/components/ui/Logo';
import { RichText } from '@/components/ui/RichText';
import { company } from '@/config/company';
import type { SectorKey } from '@/config/sectors';
import { yardsticksInWords } from '@/data/higher-yardsticks';
import { alternativeInWords, answerRoom, machinesInWords, priceInWords } from '@/data/room-answers';
import { care } from '@/data/products/care';
import type { AnsweredRoom, ChosenRoom } from '@/data/rooms/answered-room';
import type { MeetingPage as MeetingPageContent } from '@/data/sectors/meeting-page';
import { rate } from '@/domain/air-changes';
import { airEachInWords } from '@/domain/people';
import { roomInWords, roomVolumeM3, volumeInWords } from '@/domain/room';
import { speedOf } from '@/domain/speeds';
import { capitalised } from '@/lib/format/count-word';
import { keepUnits } from '@/lib/format/keep-units';
import { money } from '@/lib/format/money';
import { purifiers } from '@/data/purifiers';
import { useChosenRoom } from './chosen-room';
import { meetingPageId } from './meeting-page-id';
import styles from './MeetingPage.module.scss';

export type MeetingPageProps = MeetingPageContent & {
  sectorKey: SectorKey;
  /** Until the visitor answers for another one. */
  typicalRoom: AnsweredRoom;
};

/** The answer for a room as one A4 page; pressing its button prints the page alone. */
export function MeetingPage({ sectorKey, typicalRoom, ...content }: MeetingPageProps) {
  const headingId = useId();
  const [isPrinting, setIsPrinting] = useState(false);
  const room = useChosenRoom(sectorKey) ?? typicalRoom;
  const sheet = <MeetingSheet content={content} room={room} />;

  useEffect(() => {
    if (!isPrinting) return;
    const stop = () => setIsPrinting(false);
    window.addEventListener('afterprint', stop, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', stop);
  }, [isPrinting]);

  return (
    <Section tone="ice" id={meetingPageId} labelledBy={headingId}>
      <div className={styles.grid}>
        <div>
          <h2 id={headingId}>{content.title}</h2>
          <p className={`lead ${styles.lead}`}>{content.lead}</p>
          <div className={`d-flex flex-wrap align-items-center ${styles.act}`}>
            <button type="button" className={`btn btn-line ${styles.print}`} onClick={() => setIsPrinting(true)}>
              Print this page
            </button>
            <p className="small muted">One A4 sheet. Your browser can save it as a PDF.</p>
          </div>
        </div>
        {sheet}
      </div>
      {isPrinting && createPortal(<div className={styles.paper}>{sheet}</div>, document.body)}
    </Section>
  );
}

function MeetingSheet({ content, room }: { content: MeetingPageContent; room: ChosenRoom }) {
  const { name, table, doesNot, fields, isPriced = true } = content;
  const advice = answerRoom(room);
  if (advice.kind !== 'choice') return null;
  const { choice, alternatives } = advice;
  const { model, machines, speed, noiseDbA, noiseAtDbA, pricePence } = choice;
  const each = purifiers[model].pricePence;
  const isFull = speed === speedOf(model, 'full').speed;
  const other = isFull ? 'working' : 'full';
  const at = (running: 'working' | 'full' | number) => (
    <AirChangeRate rate={rate(model, roomVolumeM3(room), { machines, speed: running })} />
  );
  const { caption, head, rows } = table(room, choice);
  const facts = [
    ['Room', keepUnits(`${roomInWords(room)}, ${volumeInWords(room)} m³`)],
    [
      'Air changes an hour',
      <span key="rates">
        {at(speed)} {isFull ? 'at full speed' : `on speed ${speed}`}, {at(other)} at {other} speed
        {room.ventilationAch > 0 && `; windows that open count as ${room.ventilationAch} more`}
      </span>,
    ],
    [
      'Noise',
      keepUnits(
        `${noiseDbA} dB(A)${machines > 1 ? ' together' : ''}, ${noiseAtDbA[other]} dB(A) at ${other} speed${room.fullSpeedReason ? `; at full speed on purpose: ${room.fullSpeedReason}` : ''}`,
      ),
    ],
    ...(room.people === undefined
      ? []
      : [
          [
            'People',
            keepUnits(
              `${airEachInWords(choice.reaches.quietest, room.people)}, cleaned, not fresh. ${yardsticksInWords(room)}`,
            ),
          ] as const,
        ]),
    ...(isPriced ? alternatives : []).map((alternative) => {
      const { label, text } = alternativeInWords(alternative, choice);
      return [label, capitalised(text)] as const;
    }),
  ] as const;
  return (
    <article className={styles.sheet} aria-label={name}>
      <header>
        <h3>{name}</h3>
        <Logo />
      </header>
      <div className={`d-flex flex-wrap align-items-baseline justify-content-between ${styles.answer}`}>
        <p>{capitalised(machinesInWords(choice))}</p>
        {isPriced && (
          <p>
            {priceInWords(choice)}
            {pricePence !== undefined && each !== undefined && (
              <small>including VAT{machines > 1 && `, ${money(each)} each`}</small>
            )}
          </p>
        )}
      </div>
      <div className={styles.more}>
        <dl>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {head.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column}>
                    <RichText text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <h4>What it does not do</h4>
        <ul>
          {doesNot.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
        <p className={`d-flex gap-4 ${styles.fields}`}>
          {fields.map((field) => (
            <span key={field}>{field}</span>
          ))}
        </p>
        <footer>
          <p>
            Questions: {company.brand}, {company.phone.label}, {company.email}
          </p>
          <p>
            {isPriced && `${care.deliveryAndWarranty} `}Noise, and airflow below full speed, are estimated. A
            calculation, not a certificate.
          </p>
        </footer>
      </div>
    </article>
  );
}
