import { personFieldNames } from '@/config/person-fields';
import { draftPersonKey } from '@/lib/browser/storage-keys';
import { type CapturedEvents, type FormElement, isHydrated } from './boot-state';

const eventTypes = ['click', 'submit', 'keydown', 'input'];

/** The button or form of an event; links without `data-replay`, `summary` and command buttons need no script. */
function pressTarget({ type, target, key, isComposing }: KeyboardEvent): HTMLElement | null | undefined {
  if (!(target instanceof Element) || target.closest('.load-failure')) return null;
  if (type === 'click') {
    const button = target.closest<HTMLButtonElement>('button,[role=button],[data-replay]');
    return button?.commandForElement ? null : button;
  }
  if (type === 'submit') return target as HTMLElement;
  return key === 'Enter' && !isComposing && target instanceof HTMLInputElement ? target.form : null;
}

/** Whether the browser must follow the link, because React would delay the navigation until hydration. */
function mustBrowserFollow(target: EventTarget | null): boolean {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([data-replay])');
  if (!link) return false;
  const isSamePage = link.pathname === location.pathname;
  return Boolean(document.querySelector(isSamePage ? '[data-dehydrated]' : '#main[data-dehydrated]'));
}

/** Switches a tab before hydration, with react-bootstrap's attributes and classes (features/product/tabs/ProductTabs). */
function switchTab(pressed: Element): void {
  for (const tab of pressed.parentElement?.children ?? []) {
    const isChosen = tab === pressed;
    tab.ariaSelected = String(isChosen);
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    for (const part of [tab, panel]) part?.classList.toggle('active', isChosen);
  }
}

/** Saves text typed before hydration to the draft of the form (features/enquiry/sending/draft). */
function saveDraft({ form, name, value }: FormElement): void {
  const ownKey = form?.dataset.draft;
  if (!ownKey) return;
  const key = (personFieldNames as readonly string[]).includes(name) ? draftPersonKey : ownKey;
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as object;
    sessionStorage.setItem(key, JSON.stringify({ ...draft, [name]: value }));
  } catch {
    // Storage is full or forbidden.
  }
}

function linkTo(protocol: string): HTMLAnchorElement {
  const own = document.querySelector<HTMLAnchorElement>(`footer a[href^=${protocol}]`);
  return Object.assign(document.createElement('a'), { href: own?.href, textContent: own?.textContent });
}

/**
 * Shows at a press that it failed, with contact links.
 * @param canRetry false if only a reload can help
 * @returns the button to try again
 */
function showLoadFailure(pressed: HTMLElement, canRetry: boolean): HTMLButtonElement {
  const place = pressed instanceof HTMLFormElement ? pressed : (pressed.closest('[role=tablist]') ?? pressed);
  if (place.nextElementSibling?.className === 'load-failure') place.nextElementSibling.remove();
  const note = Object.assign(document.createElement('p'), { className: 'load-failure', role: 'alert' });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: canRetry ? 'Try again' : 'Load the page again',
  });
  note.append('This part did not load. ', button, ', call ', linkTo('tel'), ' or write to ', linkTo('mailto'), '.');
  place.after(note);
  return button;
}

/**
 * Captures clicks, Enter in forms and typed text in dehydrated regions for `replayEvents`; if a region cannot load,
 * shows a message at the press.
 */
export function captureEvents(): void {
  const captured: CapturedEvents = { presses: [], typed: new Map() };
  window.capturedEvents = captured;
  /** By the button of each message. React blocks clicks in a dehydrated region. */
  const retries = new WeakMap<Element, () => void>();

  function showLoadFailures(): void {
    for (const press of [...captured.presses]) {
      const region = press.target.closest<HTMLElement>('[data-load-failed]');
      if (!region) continue;
      captured.presses.splice(captured.presses.indexOf(press), 1);
      captured.typed = new Map([...press.typed, ...captured.typed]);
      const canRetry = region.dataset.loadFailed === 'retry';
      const button = showLoadFailure(press.target, canRetry);
      retries.set(button, () => {
        if (!canRetry) return location.reload();
        button.parentElement?.remove();
        captured.presses.push({ target: press.target, typed: new Map() });
      });
    }
  }

  function capture(event: Event): void {
    if (event.type === 'input') {
      const field = event.target as FormElement;
      if (isHydrated(field)) return;
      captured.typed.set(field, field.value);
      return saveDraft(field);
    }
    if (event.type === 'click') {
      retries.get(event.target as Element)?.();
      if (mustBrowserFollow(event.target)) return event.stopPropagation();
    }
    const target = pressTarget(event as KeyboardEvent);
    if (!target || isHydrated(target)) return;
    // All panels are in the HTML, so the press needs no replay.
    if (target.role === 'tab') return switchTab(target);
    event.preventDefault();
    // Stops React, but not other listeners of the window.
    event.stopPropagation();
    if ((event as KeyboardEvent).repeat) return;
    captured.presses.push({ target, typed: captured.typed });
    captured.typed = new Map();
    if (target.closest('[data-load-failed=final]')) showLoadFailures();
  }

  for (const type of eventTypes) window.addEventListener(type, capture, true);
  new MutationObserver(showLoadFailures).observe(document.documentElement, {
    attributeFilter: ['data-load-failed'],
    subtree: true,
  });
}
