import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Arrow } from '@/components/ui/Arrow';
import { DialogMissing } from './DialogMissing';
import { usePriceRequest } from './price-request-context';

export type PriceRequestTriggerProps = {
  label?: string;
  /** Target of `#request` without JavaScript. */
  id?: string;
};

/** Prefetches the dialog on hover and focus. */
export function PriceRequestTrigger({ label = 'Price On Request', id }: PriceRequestTriggerProps) {
  const { product, units, prefetch, open } = usePriceRequest();
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
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void press()}
      >
        {label}
        <Arrow />
      </Button>
      {hasFailed && <DialogMissing product={product} quantity={units} />}
    </>
  );
}
