import { env } from '@/config/env';

/** Starts the mock form service; without service workers the site runs on and its forms report no answer. */
export async function startMocks(): Promise<void> {
  try {
    const { mockOnlineState, worker } = await import('./browser');
    mockOnlineState();
    await worker.start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: `${env.basePath}mockServiceWorker.js` },
    });
  } catch (error) {
    console.info('The forms are not mocked:', error);
  }
}
