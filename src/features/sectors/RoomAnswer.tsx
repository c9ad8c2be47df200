import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { SiteLink } from '@/components/ui/SiteLink';
import { purifiers } from '@/data/purifiers';
import { alternativeInWords, answerRoom, machinesInWords, priceInWords, reasonInWords } from '@/data/room-answers';
import type { AnsweredRoom } from '@/data/rooms/answered-room';
import { plannerUrl } from '@/domain/plan-url';
import { volumeInWords } from '@/domain/room';
import { speedOf } from '@/domain/speeds';
import { keepUnits } from '@/lib/format/keep-units';
import { money } from '@/lib/format/money';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { turnUrl } from '@/lib/links/turn-url';
import { machineRate, withMachines } from './room-machines';
import styles from './RoomAnswer.module.scss';

export type RoomAnswerProps = { room: AnsweredRoom };

export function RoomAnswer({ room }: RoomAnswerProps) {
  const advice = answerRoom(room);
  if (advice.kind !== 'choice') throw new Error(`${room.key} has no answer: ${advice.kind}`);
  const { choice, alternatives } = advice;
  const { said, lengthM, widthM, heightM, ventilationAch, noiseLimitDbA, fullSpeedReason } = room;
  const { model, machines, speed, noiseDbA, noiseAtDbA } = choice;
  const product = purifiers[model];
  const withIts = withMachines(room);
  const full = { at: 'full' as const, label: `at full speed, ${noiseAtDbA.full} dB(A)` };
  const isFull = speed === speedOf(model, 'full').speed;
  const figures = isFull
    ? [full, { at: 'working' as const, label: `at working speed, ${noiseAtDbA.working} dB(A)` }]
    : [{ at: speed, label: `on speed ${speed}, ${noiseDbA} dB(A)` }, full];
  return (
    <div className={styles.answer}>
      <p className={styles.sentence}>
        {keepUnits(`${said} of ${lengthM} × ${widthM} × ${heightM} m`)}, {volumeInWords(room)} m³:{' '}
        <b>{machinesInWords(choice)}</b>, {reasonInWords(choice, room)}.
      </p>
      <ul className={styles.figures}>
        {figures.map(({ at, label }) => (
          <li key={at}>
            <span className={`num ${styles.figure}`}>
              <AirChangeRate rate={machineRate(withIts, at)} /> <small>ACH</small>
            </span>
            <span className={styles.says}>{label}</span>
          </li>
        ))}
        <li>
          <span className={`num ${styles.figure}`}>{priceInWords(choice)}</span>
          {product.pricePence !== undefined && (
            <span className={styles.says}>including VAT{machines > 1 && `, ${money(product.pricePence)} each`}</span>
          )}
        </li>
        <li className={styles.plan}>
          <SiteLink to={plannerUrl(room)}>Plan this room</SiteLink>
          <SiteLink to={turnUrl(product.slug)}>See it in 3D</SiteLink>
        </li>
      </ul>
      <div className={styles.actions}>
        <ButtonLink to={priceRequestUrl(product.slug, machines)}>Ask for a price</ButtonLink>
        <ArrowLink to="#calculator">Your own room</ArrowLink>
      </div>
      <div className={styles.note}>
        {fullSpeedReason && <p>Sized at full speed on purpose: {fullSpeedReason}.</p>}
        {noiseLimitDbA !== undefined && <p>Sized for {noiseLimitDbA} dB(A) or less, all machines together.</p>}
        {ventilationAch > 0 && (
          <p>
            Machines alone. Windows that open count as {ventilationAch} more, which the number of machines allows for.
          </p>
        )}
        <p>
          <EstimatedNote />
        </p>
      </div>
      {alternatives.length > 0 && (
        <ul className={`plain-list ${styles.alternatives}`}>
          {alternatives.map((alternative) => {
            const { label, text } = alternativeInWords(alternative);
            return (
              <li key={alternative.kind}>
                <b>{label}:</b> {text}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
