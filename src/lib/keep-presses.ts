import { type EarlyUse, type Field, isLive } from './early-use';
import { showPanel } from './early-tabs';

const signs = ['click', 'submit', 'keydown', 'input'];

/** Opens or closes what it names, where the browser knows how. */
function isCommand(button: Element | null): boolean {
  return button instanceof HTMLButtonElement && Boolean(button.commandForElement);
}

/**
 * The button or the form that an event asks something of; links, `summary` and buttons that command are the browser's and need
 * no script.
 */
function pressed({ type, target, key, isComposing }: KeyboardEvent): HTMLElement | null | undefined {
  if (!(target instanceof Element)) return null;
  if (type === 'click') {
    const button = target.closest<HTMLElement>('button,[role=button]');
    return isCommand(button) ? null : button;
  }
  if (type === 'submit') return target as HTMLElement;
  // Enter asks the form itself: some forms have no button that sends before they are live.
  return key === 'Enter' && !isComposing && target instanceof HTMLInputElement ? target.form : null;
}

/**
 * Keeps every press on a button, and Enter in a form, of a part that is not live yet, with what was typed: no press is lost,
 * none reloads the page. The application makes them again (lib/answer-presses).
 */
export function keepPresses(): void {
  const early: EarlyUse = { presses: [], typed: new Map(), listening: new AbortController() };
  window.earlyUse = early;

  function keep(event: Event): void {
    if (event.type === 'input') {
      const field = event.target as Field;
      if (!isLive(field)) early.typed.set(field, field.value);
      return;
    }
    const target = pressed(event as KeyboardEvent);
    if (!target || isLive(target)) return;
    // Shown at once, there is nothing to keep.
    if (target.role === 'tab') return showPanel(target);
    event.preventDefault();
    // Not past the window: React must not answer it, too. Who waits for a visitor there must still hear of one.
    event.stopPropagation();
    if ((event as KeyboardEvent).repeat) return;
    early.presses.push([target, early.typed]);
    early.typed = new Map();
  }

  for (const sign of signs) window.addEventListener(sign, keep, { capture: true, signal: early.listening.signal });
}
