import Button from 'react-bootstrap/Button';
import { Arrow } from '@/components/ui/Arrow';

type PriceRequestTriggerProps = {
  label: string;
  /** Target of `#request` without JavaScript. */
  id?: string;
};

/** Asks for the price of the page's product; `PriceRequest` answers it. */
export function PriceRequestTrigger({ label, id }: PriceRequestTriggerProps) {
  return (
    <Button id={id} variant="accent" aria-haspopup="dialog" data-price-request="">
      {label}
      <Arrow />
    </Button>
  );
}
