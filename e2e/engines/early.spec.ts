import { expect, test } from './fixtures';

test(
  'a room typed and calculated before the page is live is calculated',
  { tag: '@few' },
  async ({ visitor, slowSite }) => {
    const within = '#calculator';
    await visitor.opensEarly(slowSite.url + '/');
    for (const [side, metres] of [
      ['Length', '5'],
      ['Width', '2.8'],
      ['Height', '2.5'],
    ] as const) {
      await visitor.types(side, metres, { within });
    }
    await visitor.presses('button', 'Calculate', { within });
    await visitor.types('Length', '7.25', { within });
    expect(await visitor.run(() => document.documentElement.dataset.hydrated)).toBeFalsy();
    slowSite.resume();
    await visitor.reads('35.00', within);
    const length = () =>
      visitor.run(() => document.querySelector<HTMLInputElement>('#calculator [name=length]')?.value);
    await expect.poll(length).toBe('7.25');
  },
);
