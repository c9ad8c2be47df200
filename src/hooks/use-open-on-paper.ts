import { type RefObject, useEffect } from 'react';

/** Opens a `details` for printing, in browsers without `::details-content`. */
export function useOpenOnPaper(item: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = item.current;
    if (!details || CSS.supports?.('selector(::details-content)')) return;
    let onScreen = { isOpen: details.open, name: '' };

    function open(): void {
      if (!details) return;
      onScreen = { isOpen: details.open, name: details.getAttribute('name') ?? '' };
      // Items with the same name would close each other.
      details.removeAttribute('name');
      details.open = true;
    }
    function restore(): void {
      if (!details) return;
      details.open = onScreen.isOpen;
      details.setAttribute('name', onScreen.name);
    }

    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, [item]);
}
