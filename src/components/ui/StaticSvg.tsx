import { type ComponentPropsWithoutRef, useState } from 'react';
import { useHydrated } from '@/hooks/use-hydrated';

/** React rewrites the HTML when this object changes. */
const emptyHtml = { __html: '' };

/** Hydration skips the drawing's children. */
export function StaticSvg({ children, ...props }: ComponentPropsWithoutRef<'svg'>) {
  const isHydrated = useHydrated();
  const [isKept] = useState(!import.meta.env.SSR && !isHydrated);
  if (isKept) return <svg {...props} suppressHydrationWarning dangerouslySetInnerHTML={emptyHtml} />;
  return <svg {...props}>{children}</svg>;
}
