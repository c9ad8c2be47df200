import { buildSite } from './build-site';

/** The site as it goes live, but with the mock service behind its forms: `?forms=offline` and so on pick the outcome. */
await buildSite({ outDir: '.testers-site', mode: 'mock' });
console.log('Serve it with: npm run preview .testers-site');
