// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FormControl } from './FormControl';

type State = { line: string; lines: string; choice: string; mark: boolean };

const untouched: State = { line: '', lines: '', choice: 's', mark: false };

/** `press` receives the state at the press of the button. */
function Example({ press }: { press: (state: State) => void }) {
  const [state, setState] = useState(untouched);
  const [renders, setRenders] = useState(0);
  const set = (part: Partial<State>) => setState((others) => ({ ...others, ...part }));
  return (
    <form
      data-renders={renders}
      onSubmit={(event) => {
        event.preventDefault();
        press(state);
        setRenders(renders + 1);
      }}
    >
      <FormControl aria-label="Line" value={state.line} onChange={(line) => set({ line })} />
      <FormControl as="textarea" aria-label="Lines" value={state.lines} onChange={(lines) => set({ lines })} />
      <FormControl as="select" aria-label="Choice" value={state.choice} onChange={(choice) => set({ choice })}>
        <option value="s">S</option>
        <option value="x">X</option>
      </FormControl>
      <FormControl type="checkbox" aria-label="Mark" checked={state.mark} onChange={(mark) => set({ mark })} />
      <button>Press</button>
    </form>
  );
}

let root: Root | undefined;

/** Hydrates the prerendered example after `early` events. */
async function liveAfter(early: () => void) {
  const press = vi.fn<(state: State) => void>();
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Example press={press} />);
  early();
  await act(async () => {
    root = hydrateRoot(page, <Example press={press} />);
    await Promise.resolve();
  });
  return press;
}

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Line' });
const lines = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Lines' });
const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Choice' });
const mark = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mark' });
const pressButton = () => fireEvent.click(screen.getByRole('button', { name: 'Press' }));

function fillAll() {
  line().value = '4.50';
  lines().value = 'Two surgeries.';
  choice().value = 'x';
  mark().checked = true;
}

const filled: State = { line: '4.50', lines: 'Two surgeries.', choice: 'x', mark: true };

describe('a field', () => {
  test('reports its value at hydration and keeps it in the next render', async () => {
    const press = await liveAfter(fillAll);
    pressButton();
    expect(press).toHaveBeenCalledWith(filled);
    expect([line().value, lines().value, choice().value, mark().checked]).toEqual(Object.values(filled));
  });

  test('reports nothing when it was untouched', async () => {
    const press = await liveAfter(() => {});
    pressButton();
    expect(press).toHaveBeenCalledWith(untouched);
  });

  test('continues from the reported value when typed in', async () => {
    const press = await liveAfter(() => (line().value = '4'));
    fireEvent.change(line(), { target: { value: '45' } });
    pressButton();
    expect(press).toHaveBeenCalledWith({ ...untouched, line: '45' });
  });

  test('reports a silent autofill before a press is handled', async () => {
    const press = await liveAfter(() => {});
    fillAll();
    pressButton();
    expect(press).toHaveBeenCalledWith(filled);
  });

  test.each(['pageshow', 'change'])('reports a value restored by the browser at %s', async (sign) => {
    await liveAfter(() => {});
    lines().value = 'Half a thought';
    fireEvent(window, new Event(sign));
    fireEvent.submit(screen.getByRole('button').closest('form') as HTMLFormElement);
    expect(lines()).toHaveValue('Half a thought');
  });
});
