/** Switches a tab before hydration, with react-bootstrap's attributes and classes (features/product/tabs/ProductTabs). */
export function switchTab(pressed: Element): void {
  for (const tab of pressed.parentElement?.children ?? []) {
    const isChosen = tab === pressed;
    tab.ariaSelected = String(isChosen);
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    for (const part of [tab, panel]) part?.classList.toggle('active', isChosen);
  }
}
