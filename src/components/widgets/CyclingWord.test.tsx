import { render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { CyclingWord, type CyclingWordProps } from './CyclingWord';

const words = ['Clinical', 'Industrial', 'Domestic'] as const;

function Word(props: Partial<CyclingWordProps>) {
  return (
    <p aria-label="word">
      <CyclingWord words={words} playing delayMs={1} holdMs={1} {...props} />
    </p>
  );
}

const shown = () => screen.getByLabelText('word').textContent;

describe('the cycling word', () => {
  it('has its first word in the HTML', () => {
    expect(renderToStaticMarkup(<Word playing={false} />)).toContain('Clinical');
  });

  it('goes through every word in turn and begins again', async () => {
    const onWord = vi.fn();
    render(<Word onWord={onWord} />);
    expect(shown()).toBe('Clinical');
    await waitFor(() => expect(onWord.mock.calls.flat().slice(0, 4)).toEqual([1, 2, 0, 1]), { timeout: 5000 });
  });

  it('adds no style sheet of its own', async () => {
    const onWord = vi.fn();
    render(<Word onWord={onWord} />);
    await waitFor(() => expect(onWord).toHaveBeenCalled());
    expect(document.querySelector('style')).toBeNull();
  });

  it('stands still and whole while it is paused, however far it was typed', async () => {
    const onWord = vi.fn();
    const { rerender } = render(<Word onWord={onWord} holdMs={60_000} />);
    await waitFor(() => expect(shown()).toBe('Clinical'));
    rerender(<Word playing={false} onWord={onWord} holdMs={60_000} />);
    expect(screen.getByText('Clinical')).toBeVisible();
    expect(onWord).not.toHaveBeenCalled();
  });
});
