/**
 * Shows the panel of a tab that is pressed before its part of the page is live: all panels stand in the HTML, so nobody need
 * wait for a script. The marks are those of react-bootstrap; the component looks at them once it is live
 * (features/catalogue/ProductTabs).
 */
export function showPanel(pressed: Element): void {
  for (const tab of pressed.parentElement?.children ?? []) {
    const isChosen = tab === pressed;
    tab.ariaSelected = String(isChosen);
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    for (const part of [tab, panel]) part?.classList.toggle('active', isChosen);
  }
}
