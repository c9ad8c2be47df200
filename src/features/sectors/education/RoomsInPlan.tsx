import { ButtonLink } from '@/components/ui/ButtonLink';
import { withDelivery } from '@/data/products/delivery';
import { withoutVat } from '@/data/vat';
import { shortName } from '@/domain/machines';
import { money } from '@/lib/format/money';
import { HeadedSection } from '../HeadedSection';
import { SchoolPlan } from './SchoolPlan';
import { schoolInvoice, schoolTotal } from './school-rooms';
import styles from '../SectorLayout.module.scss';

type RoomsInPlanProps = {
  title: string;
  lead: string;
  /** What asks for the plan of the visitor's own school. */
  action: string;
};

/** A school's plan from above, and what each kind of its rooms costs. */
export function RoomsInPlan({ title, lead, action }: RoomsInPlanProps) {
  return (
    <HeadedSection title={title} lead={lead} className="overflow-hidden pb-0">
      <div className={`position-relative ${styles.ground}`}>
        <SchoolPlan className="d-none d-xl-block w-100 h-auto overflow-visible" />
        <SchoolPlan isSmall className={`d-block d-xl-none w-100 h-auto overflow-visible ${styles.short}`} />
        <Invoice action={action} />
      </div>
    </HeadedSection>
  );
}

/** What each kind of room costs, in the corner that the plan leaves from xl. */
function Invoice({ action }: Pick<RoomsInPlanProps, 'action'>) {
  return (
    <div className={`d-xl-flex flex-row-reverse align-items-end column-gap-3 ${styles.corner}`}>
      <div className={`col-xl-6 ${styles.titleBlock}`}>
        <table className="w-100 num">
          <caption className="visually-hidden">Machines of each room and their price</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Room</th>
              <th scope="col">Machines</th>
              <th scope="col">Price including VAT</th>
            </tr>
          </thead>
          <tbody>
            {schoolInvoice.map(({ name, rooms, machines, model, pricePence }) => (
              <tr key={name} className="border-bottom">
                <th scope="row" className="fw-normal py-1">
                  {rooms > 1 && `${rooms} × `}
                  {name}
                </th>
                <td className="muted text-end text-nowrap py-1">
                  {machines} {shortName(model)}
                </td>
                <td className="text-end py-1">{money(pricePence)}</td>
              </tr>
            ))}
            <tr className="fw-semibold">
              <th scope="row" colSpan={2} className="py-1">
                Including VAT{' '}
                <span className="d-block muted fw-normal">
                  {`(${money(withoutVat(schoolTotal.pricePence))} + VAT), ${money(withDelivery(schoolTotal.pricePence))} delivered`}
                </span>
              </th>
              <td className="text-end py-1">{money(schoolTotal.pricePence)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <ButtonLink to="#plan" className="mt-3 mt-xl-0">
        {action}
      </ButtonLink>
    </div>
  );
}
