import { test } from './fixtures';

test('the calculator gives the figures of the worked check', async ({ visitor }) => {
  await visitor.open('/');
  const within = '#calculator';
  for (const [side, metres] of [
    ['Length', '5'],
    ['Width', '2.8'],
    ['Height', '2,5'],
  ] as const) {
    await visitor.types(side, metres, { within });
  }
  await visitor.presses('button', 'Calculate', { within });
  for (const figure of ['5.14', '20.77', '18.09', '33.03', '35.00', '5.00 × 2.80 × 2.50 m']) {
    await visitor.reads(figure, within);
  }
});
