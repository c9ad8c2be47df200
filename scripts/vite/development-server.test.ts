// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger, createServer } from 'vite';
import { expect, test } from 'vitest';

test('the development server finds its packages without a warning', async () => {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'vite-cache-'));
  const logger = createLogger('silent');
  const messages: string[] = [];
  logger.warn = (message) => void messages.push(message);
  logger.error = (message) => void messages.push(message);
  const server = await createServer({
    cacheDir,
    customLogger: logger,
    server: { middlewareMode: true, hmr: false, ws: false, warmup: { clientFiles: [] } },
  });
  try {
    const { depsOptimizer } = server.environments.client;
    await depsOptimizer?.init();
    await depsOptimizer?.scanProcessing;
    expect(messages).toEqual([]);
  } finally {
    await server.close();
    await rm(cacheDir, { recursive: true });
  }
});
