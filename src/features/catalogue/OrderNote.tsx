export type OrderNoteProps = {
  pricePence?: number | undefined;
};

/** Explains the 'Price On Request' button. */
export function OrderNote({ pricePence }: OrderNoteProps) {
  return pricePence
    ? 'Send a request: we confirm price and delivery within 24 hours, Monday to Friday. No obligation.'
    : 'Send a request: we answer with price and delivery within 24 hours, Monday to Friday. No obligation.';
}
