import type { ReactNode } from 'react';
import { env } from '@/config/env';

export type WhereMeasuredProps = {
  children: ReactNode;
  /** What stands there where nothing is measured. */
  otherwise?: ReactNode;
};

/** What a text says only where visitors' browsers tell how fast pages were (`VITE_VITALS_ENDPOINT`). */
export function WhereMeasured({ children, otherwise }: WhereMeasuredProps) {
  return env.vitalsEndpoint ? children : otherwise;
}
