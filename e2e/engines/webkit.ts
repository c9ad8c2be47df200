import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, keys } from './engine';
import { answers, WebDriverSession } from './web-driver-session';

const driverPath = '/usr/bin/WebKitWebDriver';
const screenPath = '/usr/bin/Xvfb';
const browserPath = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));

export const hasWebkit = () => existsSync(driverPath) && existsSync(screenPath) && browserPath !== undefined;

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}

/** Starts Xvfb and returns its display. */
function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const parameters = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(screenPath, parameters, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return new Promise((ready, failed) => {
    screen.stdio[3]?.once('data', (number: Buffer) => ready({ screen, display: `:${number.toString().trim()}` }));
    screen.once('exit', () => failed(new Error('Xvfb ended before it began')));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill();
  });
}

/** MiniBrowser on Xvfb; its driver cannot print or read the console. */
export async function startWebkit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const driverUrl = `http://127.0.0.1:${port}`;
  await answers(driverUrl);
  const session = await WebDriverSession.start(driverUrl, {
    'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
  });

  const pressKeys = (values: readonly string[]) =>
    session.act({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  const run: Engine['run'] = (callback, ...values) => session.run(`return (${callback})(...arguments)`, values);

  return {
    resize: async (width, height) => {
      // The driver sizes the window with its bars.
      await session.resize(width, height);
      const [innerWidth, innerHeight] = await run(() => [window.innerWidth, window.innerHeight] as const);
      await session.resize(width + Math.max(0, width - innerWidth), height + Math.max(0, height - innerHeight));
    },
    goto: (url) => session.goto(url),
    back: () => run(() => history.back()),
    run,
    addScript: (source) => session.run(source, []),
    click: (x, y) =>
      session.act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: (text) => pressKeys([...text]),
    press: (key) => pressKeys([keys[key]]),
    close: async () => {
      await session.end();
      await ended(driver);
      await ended(screen);
      await rm(home, { recursive: true, force: true });
    },
  };
}
