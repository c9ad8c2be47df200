import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { plannerHrefOf, type AnsweredRoom } from '@/data/rooms/answered-room';
import { purifiers } from '@/data/purifiers';
import { roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { keepUnits } from '@/lib/keep-units';
import { money } from '@/lib/money';
import { priceRequestHref } from '@/lib/price-request-href';
import { speedOf, togetherDbA, type RunningSpeed } from '@/lib/purifier-speed';
import { rate } from '@/lib/rate';
import { machinesNeeded } from '@/lib/sizing';
import { turnHref } from '@/lib/turn-href';
import { machinesOf } from './machine-room';
import styles from './RoomAnswer.module.scss';

export type RoomAnswerProps = { room: AnsweredRoom };

const speeds: readonly { running: RunningSpeed; says: string }[] = [
  { running: 'full', says: 'at full speed' },
  { running: 'working', says: 'at working speed' },
];

/** The answer for one room, in the order in which it reads as a sentence: room, machines, air changes, price. */
export function RoomAnswer({ room }: RoomAnswerProps) {
  const { said, model, lengthM, widthM, heightM, reason, ventilationAch } = room;
  const machines = machinesNeeded(model, room);
  const product = purifiers[model];
  const volumeM3 = roomVolumeM3(room);
  return (
    <div className={styles.answer}>
      <p className={styles.sentence}>
        {keepUnits(`${said} of ${lengthM} × ${widthM} × ${heightM} m`)}, {twoDecimals(volumeM3)} m³:{' '}
        <b>{machinesOf(product.model, machines)}</b>, {reason}.
      </p>
      <ul className={styles.figures}>
        {speeds.map(({ running, says }) => (
          <li key={running}>
            <span className={`num ${styles.figure}`}>
              <AirChangeRate rate={rate(model, volumeM3, { machines, speed: running })} /> <small>ACH</small>
            </span>
            <span className={styles.says}>
              {says}, {togetherDbA(speedOf(model, running).noiseDbA, machines)} dB(A)
            </span>
          </li>
        ))}
        <li>
          {product.pricePence === undefined ? (
            <span className={styles.figure}>Price on request</span>
          ) : (
            <>
              <span className={`num ${styles.figure}`}>{money(machines * product.pricePence)}</span>
              <span className={styles.says}>including VAT{machines > 1 && `, ${money(product.pricePence)} each`}</span>
            </>
          )}
        </li>
        <li className={styles.plan}>
          <SiteLink to={plannerHrefOf(room)}>Plan this room</SiteLink>
          <SiteLink to={turnHref(product.slug)}>See it in 3D</SiteLink>
        </li>
      </ul>
      <div className={styles.actions}>
        <ButtonLink to={priceRequestHref(product.slug, machines)}>Ask for a price</ButtonLink>
        <ArrowLink to="#calculator">Your own room</ArrowLink>
      </div>
      {ventilationAch > 0 && (
        <p className={styles.note}>
          Machines alone. Windows that open count as {ventilationAch} more, which the number of machines allows for.
        </p>
      )}
    </div>
  );
}
