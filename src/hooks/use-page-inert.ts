import { useSyncExternalStore } from 'react';

const page = () => document.getElementById('root');

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  const root = page();
  if (root) observer.observe(root, { attributeFilter: ['inert'] });
  return () => observer.disconnect();
}

/** Whether a dialog is open over the page (components/widgets/Dialog). */
export function usePageInert(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => page()?.inert ?? false,
    () => false,
  );
}
