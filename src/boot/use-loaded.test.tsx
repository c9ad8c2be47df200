// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useLoaded } from './use-loaded';

test('data that arrive during suspense are shown, and later hooks run', async () => {
  const error = vi.spyOn(console, 'error');
  let arrive: (name: string) => void = () => {};
  let loaded: string | Promise<string> = new Promise<string>((resolve) => (arrive = resolve));
  function Name() {
    const name = useLoaded(loaded);
    const [suffix] = useState('.');
    return <p>{name + suffix}</p>;
  }
  function Page() {
    const [isRequested, setIsRequested] = useState(false);
    return (
      <>
        <button onClick={() => startTransition(() => setIsRequested(true))}>Ask</button>
        {isRequested && <Name />}
      </>
    );
  }
  render(
    <Suspense>
      <Page />
    </Suspense>,
  );
  await act(async () => screen.getByRole('button').click());
  await act(async () => arrive((loaded = 'Generation Z')));
  expect(screen.getByText('Generation Z.')).toBeInTheDocument();
  expect(error).not.toHaveBeenCalled();
});
