// @vitest-environment jsdom
// Runs alone: what it tries listens to the whole document.
import { beforeEach, describe, expect, test } from 'vitest';
import { personFields } from '@/features/enquiry/fields/fields';
import { captureEvents } from './capture-events';
import { replayEvents } from './replay-events';

let log: string[] = [];

const get = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
/** A press on Calculate also submits its form. */
const presses = () => log.filter((entry) => !entry.startsWith('submit'));
const field = () => get<HTMLInputElement>('#length');

function type(selector: string, text: string) {
  const typed = get<HTMLInputElement>(selector);
  typed.value = text;
  typed.dispatchEvent(new Event('input', { bubbles: true }));
}

function enter(selector: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more });
  return get(selector).dispatchEvent(event);
}

/** Each replayed press takes one task; no test has more than five. */
async function tasks() {
  for (let task = 0; task < 8; task += 1) await new Promise((resolve) => setTimeout(resolve));
}

async function hydrate() {
  delete get<HTMLElement>('#root').dataset.dehydrated;
  await tasks();
}

async function hydratePart() {
  delete get<HTMLElement>('#part').dataset.dehydrated;
  await tasks();
}

beforeEach(() => {
  sessionStorage.clear();
  log = [];
  document.body.innerHTML = `<div id="root" data-dehydrated>
    <button id="menu"><svg id="icon"></svg></button> <a id="link" href="#there">There</a>
    <a id="own-room" data-replay href="#calculator">Use my own room</a>
    <details><summary>Read</summary>The transcript</details>
    <form id="search"><input id="word"></form>
    <div id="part" data-dehydrated>
      <form id="room"><input id="length"><input id="width"><textarea id="note"></textarea>
        <button id="calculate">Calculate</button></form>
    </div>
    <footer><a href="tel:+448081570142">0808 157 0142</a><a href="mailto:enquiries@mars-air.example">enquiries@mars-air.example</a></footer>
    </div>`;
  const root = get('#root');
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button, [data-replay]');
    if (button) log.push(`${button.id} ${field().value}`.trim());
  });
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!event.defaultPrevented) log.push('submit that leaves the page');
    log.push(`submit ${(event.target as HTMLFormElement).id}`);
  });
  if (window.capturedEvents) {
    // The listeners stay for all tests.
    window.capturedEvents.presses.length = 0;
    window.capturedEvents.typed.clear();
    return;
  }
  captureEvents();
  if (window.capturedEvents) replayEvents(window.capturedEvents);
});

describe('before the page is hydrated', () => {
  test('a link that acts as a button is replayed and not followed', async () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    get('#own-room').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    await hydrate();
    expect(presses().map((entry) => entry.split(' ')[0])).toEqual(['own-room']);
  });

  test('a press is captured and replayed after hydration', async () => {
    get('#icon').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(log).toEqual([]);
    await hydrate();
    expect(log).toEqual(['menu']);
  });

  test('links and transcripts are not captured', () => {
    expect(get('#link').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(true);
    expect(get('summary').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(true);
  });

  test('Enter submits the form once after hydration, also if the key is held', async () => {
    expect(enter('#word')).toBe(false);
    expect(enter('#word', { repeat: true })).toBe(false);
    await hydrate();
    expect(log).toEqual(['submit search']);
  });

  test('Enter during text composition or in a text area is not captured', async () => {
    expect(enter('#word', { isComposing: true })).toBe(true);
    expect(enter('#note')).toBe(true);
    await hydrate();
    expect(log).toEqual([]);
  });

  test('the browser does not submit a form natively', async () => {
    expect(get('#search').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(false);
    expect(log).toEqual([]);
    await hydrate();
    expect(log).toEqual(['submit search']);
  });

  test('other keys and events without an element are not captured', async () => {
    expect(enter('#word', { key: 'a' })).toBe(true);
    expect(document.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(true);
    await hydrate();
    expect(log).toEqual([]);
  });

  test('each press is replayed after the update of the previous one, also if that hydrates a part', async () => {
    let isChanging = false;
    get('#root').addEventListener('click', () => {
      if (isChanging) log.push('too early');
      isChanging = true;
      setTimeout(() => (isChanging = false));
      delete get('#part').dataset.dehydrated;
    });
    get('#menu').click();
    get('#menu').click();
    get('#menu').click();
    await hydrate();
    expect(log).toEqual(['menu', 'menu', 'menu']);
  });

  test('a press on a removed element is skipped, and later presses are replayed', async () => {
    get('#root').addEventListener('click', () => get('#calculate')?.remove());
    get('#menu').click();
    get('#calculate').click();
    get('#menu').click();
    await hydrate();
    await hydratePart();
    expect(log).toEqual(['menu', 'menu']);
  });
});

describe('a part that is hydrated later than its page', () => {
  test('keeps its captured presses until its hydration, and does not delay other parts', async () => {
    get('#calculate').click();
    get('#menu').click();
    await hydrate();
    get('#calculate').click();
    get('#menu').click();
    expect(log).toEqual(['menu', 'menu']);
    await hydratePart();
    expect(presses()).toEqual(['menu', 'menu', 'calculate', 'calculate']);
  });
});

describe('typed text', () => {
  test('has its value of each press during the replay, and its last value afterwards', async () => {
    type('#length', '4');
    type('#length', '4.5');
    get('#calculate').click();
    type('#length', '5');
    get('#calculate').click();
    type('#length', '6');
    await hydrate();
    await hydratePart();
    expect(presses()).toEqual(['calculate 4.5', 'calculate 5']);
    expect(field()).toHaveValue('6');
  });

  test('is restored with a change event if hydration cleared the field', async () => {
    const messages: string[] = [];
    document.body.addEventListener('change', () => messages.push(field().value));
    type('#length', '4.5');
    await hydrate();
    field().value = '';
    await hydratePart();
    expect(messages).toEqual(['4.5']);
  });

  test('is not captured in a hydrated part', async () => {
    await hydrate();
    type('#word', 'hepa');
    get<HTMLInputElement>('#word').value = '';
    await hydratePart();
    expect(get('#word')).toHaveValue('');
  });

  test('is not rewritten if unchanged, so that the cursor keeps its place', async () => {
    document.body.addEventListener('change', () => log.push('written'), { once: true });
    type('#length', '4.5');
    field().setSelectionRange(1, 1);
    await hydrate();
    await hydratePart();
    expect(field().selectionStart).toBe(1);
    expect(log).toEqual([]);
  });
});

describe('a part that does not load', () => {
  const note = () => document.querySelector('.load-failure');
  const fail = async (how: string) => {
    get('#part').dataset.loadFailed = how;
    await tasks();
  };

  test('shows a message with telephone and e-mail at the press only', async () => {
    await fail('retry');
    expect(note()).toBeNull();
    delete get('#part').dataset.loadFailed;
    get('#calculate').click();
    await tasks();
    expect(note()).toBeNull();
    await fail('retry');
    expect(note()).toHaveTextContent('This part did not load. Try again, call 0808');
    expect(note()).toHaveAttribute('role', 'alert');
    expect(get('#calculate').nextElementSibling).toBe(note());
    expect([...(note()?.querySelectorAll('a') ?? [])].map(({ protocol }) => protocol)).toEqual(['tel:', 'mailto:']);
  });

  test('replays the press after "Try again" has loaded it', async () => {
    get('#calculate').click();
    await fail('retry');
    note()?.querySelector('button')?.click();
    expect(note()).toBeNull();
    log = [];
    delete get('#part').dataset.loadFailed;
    await hydrate();
    await hydratePart();
    expect(presses()).toEqual(['calculate']);
  });

  test('offers a reload if React could not render it', async () => {
    await hydrate();
    await fail('final');
    get('#calculate').click();
    expect(note()?.querySelector('button')).toHaveTextContent('Load the page again');
  });

  test('saves typed text to the draft of its form', () => {
    get('#room').dataset.draft = 'mars.draft.contact';
    for (const [index, name] of [...Object.keys(personFields), 'message'].entries()) {
      get<HTMLInputElement>('#length').name = name;
      type('#length', `text ${index}`);
    }
    expect(JSON.parse(sessionStorage.getItem('mars.draft.person') ?? '')).toEqual({
      name: 'text 0',
      phone: 'text 1',
      email: 'text 2',
    });
    expect(JSON.parse(sessionStorage.getItem('mars.draft.contact') ?? '')).toEqual({ message: 'text 3' });
  });
});
