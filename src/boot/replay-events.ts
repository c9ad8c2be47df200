import { type CapturedEvents, isHydrated, type TypedTexts } from './boot-state';
import { idle } from './idle';

/** Writes captured texts into hydrated fields; `change` tells their components (components/forms/FormControl). */
function write(texts: TypedTexts): void {
  for (const [field, text] of texts) {
    if (!isHydrated(field)) continue;
    texts.delete(field);
    if (field.value === text) continue;
    field.value = text;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Replays captured events in order once their region has hydrated. */
export function replayEvents(captured: CapturedEvents): void {
  let isReplaying = false;

  async function replay(): Promise<void> {
    if (isReplaying) return;
    isReplaying = true;
    for (let at; (at = captured.presses.findIndex(({ target }) => isHydrated(target))) >= 0;) {
      for (const { target, typed } of captured.presses.splice(at, 1)) {
        write(typed);
        if (target instanceof HTMLFormElement) {
          target.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
          // Parts of a drawing have no `click`.
        } else target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
      // Waits for the transition that the press may have started.
      await idle();
    }
    isReplaying = false;
    write(captured.typed);
  }

  new MutationObserver(() => void replay()).observe(document.documentElement, {
    attributeFilter: ['data-dehydrated'],
    subtree: true,
  });
}
