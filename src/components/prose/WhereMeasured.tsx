import type { ReactNode } from 'react';
import { env } from '@/config/env';

export type WhereMeasuredProps = {
  children: ReactNode;
  otherwise?: ReactNode;
};

/** Shown only where page speed is reported (`VITE_VITALS_ENDPOINT`). */
export function WhereMeasured({ children, otherwise }: WhereMeasuredProps) {
  return env.vitalsEndpoint ? children : otherwise;
}
