/**
 * Shows the panel of a tab that is pressed before its part of the page is live: all panels stand in the HTML, so nobody need
 * wait for a script. The marks are those of react-bootstrap; the component looks at them once it is live
 * (features/catalogue/ProductTabs).
 */
export function answerTabsEarly(): void {
  function answer({ target }: Event): void {
    const pressed = target instanceof Element && target.closest('[role=tab]');
    if (!pressed || (document.documentElement.dataset.hydrated && !pressed.closest('[data-late]'))) return;
    for (const tab of pressed.parentElement?.children ?? []) {
      const isChosen = tab === pressed;
      tab.ariaSelected = String(isChosen);
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      for (const part of [tab, panel]) part?.classList.toggle('active', isChosen);
    }
  }

  // On the way down: React lets no press up again from a part that it has not taken over.
  window.addEventListener('click', answer, true);
}
