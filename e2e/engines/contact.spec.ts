import { received } from '../support/visitor';
import { expect, test } from './fixtures';

test('a message is checked, sent, and arrives', async ({ visitor }) => {
  const name = `Ada Engine ${Date.now()}`;
  await visitor.open('/contact');
  await visitor.presses('button', 'Send message');
  await visitor.reads('Four fields need attention');
  await visitor.waitsFor(() => document.activeElement?.matches('[name=name][aria-invalid=true]') === true);
  await visitor.typesPerson(name);
  await visitor.types('Message', 'Two surgeries, 35 m³ each.');
  await visitor.presses('button', 'Send message');
  await visitor.reads('Message sent successfully!');
  const arrived = (await received(name)).map(({ body }): unknown => JSON.parse(body));
  const message = 'Two surgeries, 35 m³ each.';
  expect(arrived).toEqual([{ name, phone: '0115 496 0127', email: 'ada@practice.example', message }]);
});

test.describe('a message that the service refuses', () => {
  test.use({ expectedErrors: [/500/] });

  test('shows a failure and keeps its text', async ({ visitor }) => {
    await visitor.open('/contact');
    await visitor.typesPerson(`Ada Engine ${Date.now()} Status 500`);
    await visitor.types('Message', 'Two surgeries, 35 m³ each.');
    await visitor.presses('button', 'Send message');
    await visitor.reads('not sent', '[role=alert]');
    const message = await visitor.run(() => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value);
    expect(message).toBe('Two surgeries, 35 m³ each.');
  });
});
