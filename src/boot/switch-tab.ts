/**
 * Shows the panel of a tab that is pressed before its region is hydrated, with the attributes and classes of react-bootstrap;
 * the component reads them once it is hydrated (features/catalogue/ProductTabs).
 */
export function switchTab(pressed: Element): void {
  for (const tab of pressed.parentElement?.children ?? []) {
    const isChosen = tab === pressed;
    tab.ariaSelected = String(isChosen);
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    for (const part of [tab, panel]) part?.classList.toggle('active', isChosen);
  }
}
