import type { ComponentPropsWithoutRef } from 'react';
import { keptHtml, useKeptHtml } from '@/boot/use-kept-html';

/** Hydration skips the drawing's children. */
export function StaticSvg({ children, ...props }: ComponentPropsWithoutRef<'svg'>) {
  if (useKeptHtml()) return <svg {...props} suppressHydrationWarning dangerouslySetInnerHTML={keptHtml} />;
  return <svg {...props}>{children}</svg>;
}
