function closeOthers(item: HTMLDetailsElement): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[open][name]')) {
    if (details !== item && details.getAttribute('name') === item.getAttribute('name')) details.open = false;
  }
}

/** Opens every `details` of the page for printing. Returns a function that restores them. */
function openOnPaper(): () => void {
  const items = [...document.querySelectorAll<HTMLDetailsElement>('details')];
  const onScreen = items.map((item) => ({ item, isOpen: item.open, name: item.getAttribute('name') }));
  for (const item of items) {
    // Items with the same name would close each other.
    item.removeAttribute('name');
    item.open = true;
  }
  return () => {
    for (const { item, isOpen, name } of onScreen) {
      item.open = isOpen;
      if (name !== null) item.setAttribute('name', name);
    }
  };
}

/** For browsers without exclusive `details` groups or without `::details-content`. Called once. */
export function startDetailsFallbacks(): void {
  // One that the visitor opened before the script came stands behind the first.
  const [opened] = [...document.querySelectorAll<HTMLDetailsElement>('details[open][name]')].reverse();
  if (opened) closeOthers(opened);
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.hasAttribute('name')) closeOthers(target);
    },
    true,
  );
  if (CSS.supports?.('selector(::details-content)')) return;
  let restore = () => {};
  window.addEventListener('beforeprint', () => (restore = openOnPaper()));
  window.addEventListener('afterprint', () => restore());
}
