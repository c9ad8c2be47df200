import { SiteLink } from '@/components/ui/SiteLink';
import type { Plan } from '@/domain/plan/plan';
import { planLimits } from '@/domain/plan/plan-fields';
import type { ReadPlan } from '@/domain/plan/read-plan';
import { money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';
import { formatUnread } from './format-unread';
import { myPlanId } from './plan/MyPlan';
import { formatContents, planTotals } from './plan/plan-totals';
import styles from './RoomPlanner.module.scss';

/** A link's first room is open: its plan stands far below. */
export function LinkedPlanLine({ linked }: { linked: Plan }) {
  const { pricePence, onRequest } = planTotals(linked);
  return (
    <p className={`bg-white small ${styles.note}`}>
      This link holds a plan of {formatContents(linked)}
      {pricePence > 0 && `, ${money(pricePence)} including VAT`}
      {onRequest > 0 && `, ${onRequest} on request`}. <SiteLink to={`#${myPlanId}`}>See the plan</SiteLink>
    </p>
  );
}

type LinkNoticesProps = { linked: ReadPlan };

/** What of a link could not be used. */
export function LinkNotices({ linked: { leftOut, tooMany } }: LinkNoticesProps) {
  return (
    <>
      {leftOut.length > 0 && (
        <p className={`bg-white small ${styles.note}`}>Part of this link could not be read: {formatUnread(leftOut)}</p>
      )}
      {tooMany > 0 && (
        <p className={`bg-white small ${styles.note}`}>
          A plan holds {planLimits.rooms} rooms: the last {tooMany === 1 ? 'one' : grouped(tooMany)} of this link did
          not fit.
        </p>
      )}
    </>
  );
}
