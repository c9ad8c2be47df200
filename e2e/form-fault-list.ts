import { expect, type BrowserContext, type Page } from '@playwright/test';
import { answers, type Behaviour, type FaultySite, type FaultyService } from './faulty-service';

/** What the visitor types. */
export const typed = {
  Name: 'Priya Raman',
  Phone: '0115 496 0182',
  Email: 'priya.raman@harrowvale.example',
  Message: 'Two surgeries of 35 m³ each.',
};

export type Scene = {
  context: BrowserContext;
  page: Page;
  service: FaultyService;
  site: FaultySite;
  send: () => Promise<void>;
};

export type Fault = {
  name: string;
  behaviour?: (service: FaultyService) => Behaviour;
  /** Before the page is opened. */
  prepare?: (scene: Scene) => Promise<unknown>;
  /** From the filled-in form to the outcome; a press of Send where it says nothing else. */
  act?: (scene: Scene) => Promise<unknown>;
  /** The form in the dialog of a product instead of the contact form. */
  inDialog?: boolean;
  /** Nothing is typed: the form itself does not come. */
  hasNoForm?: boolean;
  /** The visitor has gone on from the outcome, back to the form. */
  endsInForm?: boolean;
  sees: RegExp;
  requests: number;
  /** Whether what was typed must still be there. */
  keeps: boolean;
};

const json = 'application/json';
const received = (service: FaultyService) => expect.poll(() => service.requests).toBeGreaterThan(0);
const accept = answers(200, json, '{"ok":true}');

/** Scripts that the page fetches later are gone, as after a new deployment. */
async function loseScripts({ site }: Scene): Promise<void> {
  site.hasLostLaterScripts = true;
}

async function runOutOfTime({ page, service, send }: Scene): Promise<void> {
  await send();
  await received(service);
  await page.clock.fastForward(15_000);
}

const refusals: Fault[] = [
  ['400', answers(400, json, '{"error":"no"}'), /Not sent.*answer 400/],
  ['404', answers(404, 'text/html', '<h1>Not found</h1>'), /Not sent.*Nothing answers.*answer 404/],
  [
    '422 with a field',
    answers(422, json, '{"errors":[{"field":"email","code":"TYPE_EMAIL"}]}'),
    /Not sent.*Enter an email like/,
  ],
  ['429 with Retry-After', answers(429, json, '{}', { 'Retry-After': '40' }), /Not sent.*Wait 40 seconds/],
  ['500', answers(500, json, '{}'), /Not sent.*fault of its own/],
  ['503', answers(503, 'text/plain', 'down'), /Not sent.*fault of its own/],
  ['200 that denies it', answers(200, json, '{"success":"false"}'), /Not sent/],
  ['HTML body', answers(200, 'text/html', '<!doctype html><title>Shop</title>'), /Not sent.*web page came back/],
  ['truncated JSON', answers(200, json, '{"success":tr'), /Not sent, as far as we can tell.*broke off/],
  ['redirect to a page', answers(302, 'text/plain', '', { Location: '/thanks' }), /Not sent.*web page came back/],
].map(([name, behaviour, sees]) => ({
  name: name as string,
  behaviour: () => behaviour as Behaviour,
  sees: sees as RegExp,
  requests: 1,
  keeps: true,
}));

/** Every fault, what the visitor must be told, and what must have left the browser. */
export const faults: Fault[] = [
  ...refusals,
  {
    name: 'empty body',
    behaviour: () => answers(200, json, ''),
    sees: /Message sent successfully!/,
    requests: 1,
    keeps: false,
  },
  {
    name: 'time-out at 15 s',
    behaviour: () => () => {},
    act: runOutOfTime,
    sees: /Not sent, as far as we can tell.*within 15 seconds/,
    requests: 1,
    keeps: true,
  },
  {
    name: 'slow trickle',
    behaviour: () => (response) => {
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': json });
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
    },
    act: runOutOfTime,
    sees: /Not sent, as far as we can tell.*within 15 seconds/,
    requests: 1,
    keeps: true,
  },
  {
    name: 'connection refused',
    act: async ({ service, send }) => {
      await service.stop();
      await send();
    },
    sees: /Not sent, as far as we can tell.*No answer came/,
    requests: 0,
    keeps: true,
  },
  {
    name: 'name of the service not found',
    prepare: async ({ site }) => (site.serviceHost = 'forms.invalid'),
    sees: /Not sent, as far as we can tell.*No answer came/,
    requests: 0,
    keeps: true,
  },
  {
    name: 'connection dropped once the message arrived',
    behaviour: () => (response) => response.destroy(),
    sees: /Not sent, as far as we can tell.*No answer came.*twice/,
    requests: 1,
    keeps: true,
  },
  {
    name: 'refused by the rules of the other origin',
    prepare: async ({ service }) => (service.knowsOrigin = false),
    sees: /Not sent, as far as we can tell.*No answer came/,
    requests: 0,
    keeps: true,
  },
  {
    name: 'answer hidden by the rules of the other origin',
    behaviour: () => (response) => {
      response.writeHead(200, { 'Content-Type': json, Connection: 'close' });
      response.end('{"ok":true}');
    },
    sees: /Not sent, as far as we can tell.*No answer came.*twice/,
    requests: 1,
    keeps: true,
  },
  {
    name: 'offline before',
    act: async ({ context, send }) => {
      await context.setOffline(true);
      await send();
    },
    sees: /Not sent.*Your device is offline/,
    requests: 0,
    keeps: true,
  },
  {
    name: 'offline during',
    behaviour: (service) => service.hold((response) => response.destroy()),
    act: async ({ context, service, send }) => {
      await send();
      await received(service);
      await context.setOffline(true);
      service.release();
    },
    sees: /Not sent, as far as we can tell.*Your device went offline/,
    requests: 1,
    keeps: true,
  },
  {
    name: 'double click',
    act: ({ page }) => page.getByRole('button', { name: 'Send message' }).dblclick(),
    sees: /Message sent successfully!/,
    requests: 1,
    keeps: false,
  },
  {
    name: 'Enter held down',
    behaviour: () => answers(500, json, '{}'),
    act: async ({ page, service }) => {
      await page.getByRole('textbox', { name: 'Email' }).focus();
      for (let repeat = 0; repeat < 10; repeat++) await page.keyboard.down('Enter');
      await received(service);
      await page.getByRole('alert').waitFor();
      for (let repeat = 0; repeat < 10; repeat++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    },
    sees: /Not sent/,
    requests: 1,
    keeps: true,
  },
  {
    name: 'away and back while sending',
    behaviour: (service) => service.hold(accept),
    act: async ({ page, service, send }) => {
      await send();
      await received(service);
      await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
      await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
      await page.goBack();
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(typed.Message);
      service.release();
    },
    sees: /Message sent successfully!/,
    requests: 1,
    keeps: false,
  },
  {
    name: 'away while sending, and not back',
    behaviour: (service) => service.hold(answers(500, json, '{}')),
    act: async ({ page, service, send }) => {
      await send();
      await received(service);
      await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
      await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
      service.release();
      await page.getByRole('alert', { name: /not sent/ }).waitFor();
      await page.getByRole('link', { name: 'Back to the form' }).click();
    },
    sees: /Not sent.*fault of its own/,
    requests: 1,
    keeps: true,
  },
  {
    name: 'reload while sending',
    behaviour: () => () => {},
    act: async ({ page, service, send }) => {
      await send();
      await received(service);
      await page.reload();
    },
    sees: /We cannot tell whether it was sent/,
    requests: 1,
    keeps: true,
  },
  {
    name: 'two tabs',
    act: async ({ context, page, send }) => {
      const other = await context.newPage();
      await other.goto(page.url());
      await fillIn(other);
      await other.getByRole('button', { name: 'Send message' }).click();
      await other.getByText('Message sent successfully!').waitFor();
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(typed.Message);
      await send();
    },
    sees: /Message sent successfully!/,
    requests: 2,
    keeps: false,
  },
  {
    name: 'session storage forbidden',
    prepare: ({ context }) =>
      context.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }),
    behaviour: () => answers(500, json, '{}'),
    sees: /Not sent.*fault of its own/,
    requests: 1,
    keeps: true,
  },
  {
    name: 'session storage full',
    prepare: ({ context }) =>
      context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
    behaviour: () => answers(500, json, '{}'),
    sees: /Not sent.*fault of its own/,
    requests: 1,
    keeps: true,
  },
  {
    name: 'script that sends gone after a new deployment',
    prepare: loseScripts,
    sees: /Not sent.*did not load.*Load the page again/,
    requests: 0,
    keeps: true,
  },
  {
    name: 'script of the dialog gone after a new deployment',
    inDialog: true,
    hasNoForm: true,
    prepare: loseScripts,
    act: ({ page }) => page.getByRole('button', { name: 'Price On Request' }).first().click(),
    sees: /The form did not load.*write us an e-\u2060?mail or call/,
    requests: 0,
    keeps: false,
  },
  {
    name: 'dialog closed while sending',
    inDialog: true,
    behaviour: (service) => service.hold(accept),
    act: async ({ page, service, send }) => {
      await send();
      await received(service);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      service.release();
    },
    sees: /Success.*Your price request for Generation X has been sent/,
    requests: 1,
    keeps: false,
  },
  {
    name: 'dialog closed while sending, 503',
    inDialog: true,
    behaviour: (service) => service.hold(answers(503, 'text/plain', 'down')),
    act: async ({ page, service, send }) => {
      await send();
      await received(service);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      service.release();
      const told = page.getByRole('alert', { name: 'Your price request for Generation X: not sent' });
      await expect(told.locator('a[href^="tel:"]')).toBeVisible();
      await expect(told.locator(`a[href^="mailto:"][href*="${encodeURIComponent(typed.Phone)}"]`)).toBeVisible();
      await told.getByRole('button', { name: 'Dismiss' }).click();
      await page.getByRole('button', { name: 'Price On Request' }).first().click();
    },
    endsInForm: true,
    sees: /Request a price/,
    requests: 1,
    keeps: true,
  },
  {
    name: 'dialog, reload while sending',
    inDialog: true,
    behaviour: () => () => {},
    act: async ({ page, service, send }) => {
      await send();
      await received(service);
      await page.reload();
      const told = page.getByRole('alert', { name: /Generation X: we cannot tell whether it was sent/ });
      await expect(told.locator(`a[href^="mailto:"][href*="${encodeURIComponent(typed.Phone)}"]`)).toBeVisible();
      await told.getByRole('button', { name: 'Dismiss' }).click();
      await page.getByRole('button', { name: 'Price On Request' }).first().click();
    },
    endsInForm: true,
    sees: /Request a price/,
    requests: 1,
    keeps: true,
  },
  {
    name: 'dialog, 422 with a field',
    inDialog: true,
    behaviour: () => answers(422, json, '{"errors":[{"field":"email","code":"TYPE_EMAIL"}]}'),
    sees: /Not sent. One field needs attention.*Enter an email like/,
    requests: 1,
    keeps: true,
  },
  {
    name: 'dialog, double click',
    inDialog: true,
    act: ({ page }) => page.getByRole('button', { name: 'Send request' }).dblclick(),
    sees: /Success.*Your message has been sent successfully!/,
    requests: 1,
    keeps: false,
  },
  {
    name: 'dialog, 500',
    inDialog: true,
    behaviour: () => answers(500, json, '{}'),
    act: async ({ page, send }) => {
      await send();
      await expect(page.getByRole('dialog', { name: 'Not sent' })).toContainText('fault of its own');
      await expect(page.getByRole('dialog').locator('a[href^="mailto:"][href*="body="]')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
    },
    endsInForm: true,
    sees: /Request a price/,
    requests: 1,
    keeps: true,
  },
];

export async function fillIn(page: Page, labels: string[] = Object.keys(typed)): Promise<void> {
  for (const label of labels) await page.getByRole('textbox', { name: label }).fill(typed[label as keyof typeof typed]);
  // Nobody is quicker than two seconds; the clock of the page agrees.
  await page.clock.fastForward(2500);
}
