import { useState } from 'react';
import { useHydrated } from './use-hydrated';

/** React rewrites the HTML when this object changes. */
export const keptHtml = { __html: '' };

/** Whether React hydrates the element and must leave its children as the HTML has them; never changes. */
export function useKeptHtml(): boolean {
  const isHydrating = !useHydrated();
  return useState(isHydrating && !import.meta.env.SSR)[0];
}
