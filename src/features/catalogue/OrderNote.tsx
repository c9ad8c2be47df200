export type OrderNoteProps = {
  /** The price that stands beside the button, if one does. */
  pricePence?: number | undefined;
};

/** What pressing 'Price On Request' does, also where a price stands beside it. */
export function OrderNote({ pricePence }: OrderNoteProps) {
  return pricePence
    ? 'Send a request: we confirm price and delivery within 24 hours, Monday to Friday. No obligation.'
    : 'Send a request: we answer with price and delivery within 24 hours, Monday to Friday. No obligation.';
}
