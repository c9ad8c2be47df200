// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useId } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startDetailsFallbacks } from '@/lib/browser/details-fallbacks';
import { texts } from '@/mocks/show';
import { Disclosure } from './Disclosure';

// Runs alone: it adds listeners to the document for good.
beforeAll(startDetailsFallbacks);

const titles = ['How loud?', 'How large?', 'How soon?'];

function List({ note = '' }) {
  const group = useId();
  return (
    <div>
      <p>{note}</p>
      {titles.map((title, index) => (
        <Disclosure key={title} group={group} title={title} startsOpen={index === 0}>
          <p>Answer to {title}</p>
        </Disclosure>
      ))}
    </div>
  );
}

const items = () => [...document.querySelectorAll('details')];
const open = () => titles.filter((_, index) => items()[index]?.open);
const press = (title: string) => userEvent.click(screen.getByText(title));

/** Waits for the `toggle` events of a change, which arrive late. */
async function afterToggles(change: () => void): Promise<void> {
  const before = items().map(({ open }) => open);
  const heard = new Set<EventTarget | null>();
  const hear = ({ target }: Event) => heard.add(target);
  document.addEventListener('toggle', hear, true);
  change();
  const changed = items().filter(({ open }, index) => open !== before[index]);
  await waitFor(() => expect([...heard]).toEqual(expect.arrayContaining(changed)));
  document.removeEventListener('toggle', hear, true);
}

/** Hydrates the page after the visitor opened the given items. */
async function hydrate(opened: readonly string[]): Promise<void> {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<List />);
  await act(async () => {
    await afterToggles(() => {
      items().forEach((item, index) => (item.open = opened.includes(titles[index] ?? '')));
      const root = hydrateRoot(place, <List />);
      unmount = () => root.unmount();
    });
  });
}
let unmount = () => {};

afterEach(() => {
  unmount();
  unmount = () => {};
  document.body.replaceChildren();
});

describe('items of one group', () => {
  it('start with the first open, each with an h3 and its text', () => {
    render(<List />);
    expect(open()).toEqual(['How loud?']);
    expect(texts(screen.getAllByRole('heading', { level: 3 }))).toEqual(titles);
    expect(screen.getByText('Answer to How soon?')).toBeInTheDocument();
  });

  it('do not affect another group', async () => {
    render(
      <>
        <List />
        <Disclosure group="another" title="Another" startsOpen>
          Left alone
        </Disclosure>
      </>,
    );
    await press('How large?');
    await waitFor(() => expect(open()).toEqual(['How large?']));
    expect(items().at(-1)?.open).toBe(true);
  });

  it('keep their state when the parent renders', async () => {
    const { rerender } = render(<List note="Before" />);
    await press('How large?');
    await waitFor(() => expect(open()).toEqual(['How large?']));
    rerender(<List note="After" />);
    expect(screen.getByText('After')).toBeInTheDocument();
    expect(open()).toEqual(['How large?']);
    await press('How large?');
    rerender(<List note="Later" />);
    expect(open()).toEqual([]);
  });
});

describe('an item opened before hydration', () => {
  it('stays open', async () => {
    await hydrate(['How soon?']);
    expect(open()).toEqual(['How soon?']);
  });

  it('stays closed where everything was closed', async () => {
    await hydrate([]);
    expect(open()).toEqual([]);
  });
});

it('printing opens all items and restores them afterwards', async () => {
  render(<List />);
  await press('How large?');
  await waitFor(() => expect(open()).toEqual(['How large?']));
  await afterToggles(() => window.dispatchEvent(new Event('beforeprint')));
  expect(open()).toEqual(titles);
  await afterToggles(() => window.dispatchEvent(new Event('afterprint')));
  expect(open()).toEqual(['How large?']);
  await press('How soon?');
  await waitFor(() => expect(open()).toEqual(['How soon?']));
});
