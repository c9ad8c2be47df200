import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Arrow } from '@/components/ui/Arrow';
import { DialogMissing } from './DialogMissing';
import { usePriceRequest } from './price-request-context';

export type PriceRequestTriggerProps = {
  /** What the button says. */
  label?: string;
  /** What the address of the request, `#request`, leads to without script. */
  id?: string;
};

/** An accent button that opens the price request around it. The dialog's script is fetched when a pointer or the focus comes near. */
export function PriceRequestTrigger({ label = 'Price On Request', id }: PriceRequestTriggerProps) {
  const { product, units, warm, open } = usePriceRequest();
  const [hasFailed, setHasFailed] = useState(false);

  async function press(): Promise<void> {
    try {
      await open();
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <>
      <Button
        id={id}
        variant="accent"
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => void press()}
      >
        {label}
        <Arrow />
      </Button>
      {hasFailed && <DialogMissing product={product} quantity={units} />}
    </>
  );
}
