import { buildSite } from '../../build/build-site';

/** Builds the site of the current folder and prints, as its last line, how long it took and the most memory it held. */
const startMs = performance.now();
await buildSite({ outDir: 'dist' });
const buildS = (performance.now() - startMs) / 1000;
console.log(JSON.stringify({ buildS, memoryMib: process.resourceUsage().maxRSS / 1024 }));
