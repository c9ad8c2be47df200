import { type ComponentPropsWithoutRef, useState } from 'react';
import { useHydrated } from '@/hooks/use-hydrated';

/** One object for all: React writes the HTML of an element whose object changes. */
const asItStands = { __html: '' };

/**
 * A drawing that nobody can press and nothing changes. At hydration it is left as the HTML has it, without a look at what is
 * in it; after a change of page it is drawn like any other.
 */
export function StaticSvg({ children, ...props }: ComponentPropsWithoutRef<'svg'>) {
  const isHydrated = useHydrated();
  const [isKept] = useState(!import.meta.env.SSR && !isHydrated);
  if (isKept) return <svg {...props} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />;
  return <svg {...props}>{children}</svg>;
}
