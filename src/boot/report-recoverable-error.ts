import type { ErrorInfo } from 'react';

/** What React mended by rendering again, with everything that helps to find it. */
export function reportRecoverableError(error: unknown, { componentStack }: ErrorInfo): void {
  const cause = error instanceof Error ? error.cause : undefined;
  console.error('React recovered from an error.', error, 'Cause:', cause, 'Components:', componentStack);
}
