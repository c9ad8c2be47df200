import { env } from '@/config/env';

/**
 * Puts the mock form service in place. Called by `main.tsx` in development and in a build for testers only; where no
 * service worker can run, the site works on without it, and a form then tells that nothing answers.
 */
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
