import { LogoMark } from '@/components/ui/LogoMark';
import { paymentTerm, paymentTermDays } from '@/data/buying';
import { delivery, deliveryPence } from '@/data/products/delivery';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { vatPercent, withoutVat } from '@/data/vat';
import { money } from '@/lib/format/money';
import styles from './OrderSteps.module.scss';

const { name, pricePence } = generationXSummary;
const { first, last } = delivery.workingDays;
/** With delivery, which a quote names too. */
const totalPence = pricePence + deliveryPence;

/** Left out of a phone's small drawing. */
const detail = 'd-none d-lg-inline';

/** `shortName`: in the larger letters of a phone's small drawing. */
type PaperRowProps = { y: number; name: string; shortName?: string; value?: string; isLarge?: boolean };

function PaperRow({ y, name, shortName = name, value, isLarge = false }: PaperRowProps) {
  const long = isLarge ? undefined : detail;
  return (
    <>
      <text x="24" y={y - 12} className={long}>
        {name}
      </text>
      <text x="276" y={y - 12} textAnchor="end" fill="var(--ink)" className={long}>
        {value}
      </text>
      {!isLarge && (
        <g className="d-lg-none">
          <text x="24" y={y - 12}>
            {shortName}
          </text>
          <text x="276" y={y - 12} textAnchor="end" fill="var(--ink)">
            {value}
          </text>
        </g>
      )}
      <path d={`M24 ${y}H276`} stroke="var(--rule)" />
    </>
  );
}

/** The papers of an order, one Generation X as the example. */
const papers = {
  quote: {
    head: 'Quote',
    body: (isLarge: boolean, [first, second, third, end] = isLarge ? [116, 148, 180, 260] : [136, 175, 214, 284]) => (
      <>
        <PaperRow
          isLarge={isLarge}
          y={first}
          name={`1 ${name}`}
          shortName="1 machine"
          value={money(withoutVat(pricePence))}
        />
        <PaperRow isLarge={isLarge} y={second} name="Delivery" value={money(withoutVat(deliveryPence))} />
        <PaperRow
          isLarge={isLarge}
          y={third}
          name={`VAT ${vatPercent}%`}
          value={money(totalPence - withoutVat(totalPence))}
        />
        <text x={isLarge ? 84 : 24} y={end}>
          Total
        </text>
        <text x="276" y={end} fontSize="34" letterSpacing="-1" textAnchor="end" fill="var(--ink)">
          {money(totalPence)}
        </text>
      </>
    ),
  },
  order: {
    head: 'Purchase order',
    body: () => (
      <>
        <PaperRow y={138} name="Quote number" />
        <PaperRow y={184} name="Your order number" shortName="Order number" />
        <PaperRow y={230} name="Machines to" />
        <path
          d="M26 276c14-34 26-36 24-16s-14 22-6 6 22-24 22-8 8 12 16-2 12-8 14 2 12 4 20-4 16-4 24 0 30 0 52-6"
          stroke="var(--copper)"
          strokeWidth="2"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M24 284H276" stroke="var(--ink)" />
      </>
    ),
  },
  confirmation: {
    head: 'Confirmation',
    body: () => (
      <>
        {['M', 'T', 'W', 'T', 'F'].map((letter, index) => (
          <text key={`${letter}${index}`} x={46 + index * 52} y="126" textAnchor="middle">
            {letter}
          </text>
        ))}
        {Array.from({ length: 10 }, (_, day) => {
          const isDelivery = first <= day && day <= last;
          const x = 24 + (day % 5) * 52;
          const y = 140 + Math.floor(day / 5) * 76;
          return (
            <g key={day}>
              <rect
                x={x}
                y={y}
                width="44"
                height="68"
                fill={day === 0 ? 'var(--copper)' : isDelivery ? 'var(--teal)' : 'var(--ice)'}
              />
              {/* The order comes on the first Monday. */}
              {(day === 0 || isDelivery) && (
                <text x={x + 22} y={y + 43} fill="#fff" textAnchor="middle">
                  {day}
                </text>
              )}
            </g>
          );
        })}
      </>
    ),
  },
  invoice: {
    head: 'Invoice',
    body: () => (
      <>
        <PaperRow y={138} name="Your order number" shortName="Order number" />
        <PaperRow y={184} name={`To pay in ${paymentTerm}`} shortName={paymentTerm} value={money(totalPence)} />
        {Array.from({ length: paymentTermDays }, (_, day) => (
          <rect
            key={day}
            x={24 + (day % 10) * 25.6}
            y={204 + Math.floor(day / 10) * 28}
            width="21.6"
            height="24"
            fill="var(--teal)"
          />
        ))}
      </>
    ),
  },
};

type OrderPaperProps = {
  kind: keyof typeof papers;
  /** As wide as a column, in letters of its size, on a phone as well; marked as the example it is. */
  isLarge?: boolean;
};

/** Drawn; the buyer's own has no sign of ours. */
export function OrderPaper({ kind, isLarge = false }: OrderPaperProps) {
  const { head, body } = papers[kind];
  const height = isLarge ? 284 : 316;
  return (
    <svg
      viewBox={`0 0 300 ${height}`}
      className={`d-block w-100 h-auto ${isLarge ? '' : styles.letters}`}
      fill="var(--grey-600)"
      fontSize={isLarge ? 12.5 : undefined}
      aria-hidden="true"
    >
      <path d={`M0 0H262L300 38V${height}H0Z`} fill="#fff" />
      <path d="M262 0V38H300Z" fill="var(--mist)" />
      {isLarge && (
        <text x="276" y="76" textAnchor="end">
          Example of its prices
        </text>
      )}
      <text x="23" y={isLarge ? 76 : 84} fontSize={isLarge ? 24 : 34} letterSpacing="-1" fill="var(--ink)">
        {head}
      </text>
      {kind === 'order' ? (
        <path d="M24 32H132" stroke="var(--mist)" strokeWidth="8" />
      ) : (
        <g transform="translate(22 17) scale(0.95)" fill="none" color="var(--ink)">
          <LogoMark />
        </g>
      )}
      {body(isLarge)}
    </svg>
  );
}
