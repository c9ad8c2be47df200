import type { ErrorInfo } from 'react';

/** Logs an error from which React recovered, with its cause and the components. */
export function reportRecoverableError(error: unknown, { componentStack }: ErrorInfo): void {
  const cause = error instanceof Error ? error.cause : undefined;
  console.error('React recovered from an error.', error, 'Cause:', cause, 'Components:', componentStack);
}
