import { received } from '../support/visitor';
import { expect, test } from './fixtures';

const within = '[role=dialog]';

test('a price request arrives, and the focus returns to its button', { tag: '@few' }, async ({ visitor }) => {
  const name = `Ada Engine ${Date.now()}`;
  await visitor.open('/product-details/generation-y');
  await visitor.presses('button', 'Price On Request');
  await visitor.reads('Get a written quote', within);
  await visitor.presses('button', 'One more', { within });
  await visitor.typesPerson(name, { within });
  await visitor.presses('button', 'Send request', { within });
  await visitor.reads('Your message has been sent successfully!', within);
  const arrived = (await received(name)).map(({ body }): unknown => JSON.parse(body));
  expect(arrived).toMatchObject([{ product: 'Generation Y', name, quantity: '2' }]);
  await visitor.hits('Escape');
  await visitor.seesNo(within);
  await visitor.waitsFor(() => document.activeElement?.textContent?.startsWith('Price On Request') === true);
});

test.describe('a price request that the service refuses', () => {
  test.use({ expectedErrors: [/500/] });

  test('shows a failure and keeps the fields', async ({ visitor }) => {
    const name = `Ada Engine ${Date.now()} Status 500`;
    await visitor.open('/product-details/generation-y');
    await visitor.presses('button', 'Price On Request');
    await visitor.typesPerson(name, { within });
    await visitor.presses('button', 'Send request', { within });
    await visitor.reads('Not sent', within);
    await visitor.presses('button', 'Try again', { within });
    await visitor.waitsFor(
      (typed) => document.querySelector<HTMLInputElement>('[role=dialog] [name=name]')?.value === typed,
      name,
    );
  });
});
