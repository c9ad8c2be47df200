import { buildSite } from './build-site';

/** Builds the site with mocked forms: docs/forms.md. */
await buildSite({ outDir: '.testers-site', mode: 'mock' });
console.log('Serve it with: npm run preview .testers-site');
