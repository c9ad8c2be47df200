export type PaymentShapeProps = { upfront: boolean };

const months = Array.from({ length: 20 }, (_, index) => index);

/** Draws when payments are due, without amounts. */
export function PaymentShape({ upfront }: PaymentShapeProps) {
  return (
    <svg
      viewBox="0 0 300 96"
      width="300"
      height="96"
      role="img"
      aria-label={upfront ? 'One larger payment, then lower monthly payments' : 'Equal payments through the term'}
    >
      <path d="M0 94.5H297" stroke="#0B1422" />
      {months.map((month) => {
        const first = upfront && month === 0;
        const height = upfront ? (first ? 88 : 20) : 44;
        return (
          <rect
            key={month}
            x={month * 15}
            y={94 - height}
            width="11"
            height={height}
            fill={first ? '#0B1422' : '#1493A0'}
          />
        );
      })}
    </svg>
  );
}
