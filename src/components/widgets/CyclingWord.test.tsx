// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CyclingWord, type CyclingWordProps } from './CyclingWord';

const words = ['Clinical', 'Industrial', 'Domestic'] as const;

function Word(props: Partial<CyclingWordProps>) {
  return (
    <p aria-label="word">
      <CyclingWord words={words} isPlaying delayMs={1} holdMs={1} {...props} />
    </p>
  );
}

const currentWord = () => screen.getByLabelText('word').textContent;

describe('the cycling word', () => {
  afterEach(() => vi.doUnmock('typewriter-effect/dist/core'));

  it('has its first word in the HTML', () => {
    expect(renderToStaticMarkup(<Word isPlaying={false} />)).toContain('Clinical');
  });

  it('goes through every word in turn and begins again', async () => {
    const onWord = vi.fn();
    render(<Word onWord={onWord} />);
    expect(currentWord()).toBe('Clinical');
    await waitFor(() => expect(onWord.mock.calls.flat().slice(0, 4)).toEqual([1, 2, 0, 1]));
  });

  it('types a letter every 40 ms, and deletes at once', async () => {
    const Typewriter = vi.fn();
    vi.doMock('typewriter-effect/dist/core', () => ({ default: Typewriter }));
    Typewriter.mockImplementation(function (this: Record<string, unknown>) {
      for (const step of ['pasteString', 'callFunction', 'typeString', 'pauseFor', 'deleteAll', 'start', 'stop']) {
        this[step] = vi.fn(() => this);
      }
    });
    render(
      <p>
        <CyclingWord words={words} isPlaying />
      </p>,
    );
    await waitFor(() => expect(Typewriter).toHaveBeenCalled());
    expect(Typewriter.mock.calls[0]?.[1]).toMatchObject({ delay: 40, deleteSpeed: 1 });
    const { deleteAll, pasteString } = Typewriter.mock.contexts[0] as Record<string, unknown>;
    expect(deleteAll).toHaveBeenCalledWith(1);
    expect(pasteString).toHaveBeenCalledWith('Ind', null);
  });

  it('adds no style sheet of its own', async () => {
    const onWord = vi.fn();
    render(<Word onWord={onWord} />);
    await waitFor(() => expect(onWord).toHaveBeenCalled());
    expect(document.querySelector('style')).toBeNull();
  });

  it('shows the whole word while paused', async () => {
    const onWord = vi.fn();
    const { rerender } = render(<Word onWord={onWord} holdMs={60_000} />);
    await waitFor(() => expect(currentWord()).toBe('Clinical'));
    rerender(<Word isPlaying={false} onWord={onWord} holdMs={60_000} />);
    expect(screen.getByText('Clinical')).toBeVisible();
    expect(onWord).not.toHaveBeenCalled();
  });
});
