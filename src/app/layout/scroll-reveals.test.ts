// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const aos = vi.hoisted(() => ({ init: vi.fn(), refresh: vi.fn() }));
vi.mock('aos', () => ({ default: aos }));

type Settings = { duration: number; once: boolean; disable: () => boolean };

beforeEach(() => {
  aos.init.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  delete document.documentElement.dataset.aosReady;
});

function setWindow(widthPx: number, wantsLessMotion = false): void {
  vi.stubGlobal('innerWidth', widthPx);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: wantsLessMotion && query.includes('reduce') }));
}

async function start(): Promise<void> {
  const { startScrollReveals } = await import('./scroll-reveals');
  await startScrollReveals();
}

const isReady = () => 'aosReady' in document.documentElement.dataset;

describe('the scroll animation', () => {
  it('lasts 1000 ms and runs once, from a window of 991 px', async () => {
    setWindow(991);
    await start();
    expect(isReady()).toBe(true);
    const settings = aos.init.mock.calls[0]?.[0] as Settings;
    expect(settings).toMatchObject({ duration: 1000, once: true });
    expect(settings.disable()).toBe(false);
    setWindow(990);
    expect(settings.disable()).toBe(true);
  });

  it.each([
    ['in a window of 990 px', 990, false],
    ['where motion is unwanted', 1440, true],
  ])('does not start %s', async (_, widthPx, wantsLessMotion) => {
    setWindow(widthPx, wantsLessMotion);
    await start();
    expect(aos.init).not.toHaveBeenCalled();
    expect(isReady()).toBe(false);
  });

  it('hides nothing and rejects nothing when its script fails', async () => {
    setWindow(1440);
    aos.init.mockImplementation(() => {
      throw new Error('lost');
    });
    await expect(start()).resolves.toBeUndefined();
    expect(isReady()).toBe(false);
  });
});
