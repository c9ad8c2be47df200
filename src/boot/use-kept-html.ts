import { useState, useSyncExternalStore } from 'react';

/** React rewrites the HTML when this object changes. */
export const keptHtml = { __html: '' };

const never = () => () => {};

/** Whether React hydrates the element and must leave its children as the HTML has them; never changes. */
export function useKeptHtml(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isHydrating && !import.meta.env.SSR)[0];
}
