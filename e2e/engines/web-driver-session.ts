import { setTimeout as sleep } from 'node:timers/promises';

type Method = 'GET' | 'POST' | 'DELETE';

async function ask<Answer>(method: Method, url: string, body?: object): Promise<Answer> {
  const response = await fetch(url, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
    signal: AbortSignal.timeout(90_000),
  });
  const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

export async function answers(driverUrl: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      return void (await ask('GET', `${driverUrl}/status`));
    } catch {
      await sleep(100);
    }
  }
  throw new Error(`no driver answers at ${driverUrl}`);
}

export class WebDriverSession {
  private constructor(private readonly url: string) {}

  static async start(driverUrl: string, browser: object): Promise<WebDriverSession> {
    const capabilities = { alwaysMatch: { ...browser, timeouts: { script: 60_000, pageLoad: 60_000 } } };
    const { sessionId } = await ask<{ sessionId: string }>('POST', `${driverUrl}/session`, { capabilities });
    return new WebDriverSession(`${driverUrl}/session/${sessionId}`);
  }

  async goto(url: string): Promise<void> {
    await ask('POST', `${this.url}/url`, { url });
  }

  async resize(width: number, height: number): Promise<void> {
    await ask('POST', `${this.url}/window/rect`, { x: 0, y: 0, width, height });
  }

  /** Runs an asynchronous function body in the page. */
  async run<Answer>(body: string, values: readonly unknown[]): Promise<Answer> {
    const script = `const tell = [...arguments].at(-1);
      const callback = function () { ${body} };
      Promise.resolve().then(() => callback(...[...arguments].slice(0, -1)))
        .then((answer) => tell({ answer }), (error) => tell({ thrown: String(error) }));`;
    const reply = await ask<{ answer: Answer; thrown?: string }>('POST', `${this.url}/execute/async`, {
      script,
      args: values,
    });
    if (reply.thrown) throw new Error(reply.thrown);
    return reply.answer;
  }

  async act(input: { type: 'key' | 'pointer'; id: string; actions: object[] }): Promise<void> {
    await ask('POST', `${this.url}/actions`, { actions: [input] });
  }

  async end(): Promise<void> {
    await ask('DELETE', this.url);
  }
}
