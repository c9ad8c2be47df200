import { buildSite } from './build-site';

/** The site into folders of one's choice, for the tests: `tsx scripts/build/build-to.ts <folder> <folder of the deploy files>`. */
const [outDir, deployDir] = process.argv.slice(2);
if (!outDir || !deployDir) throw new Error('Two folders are wanted: for the site and for the deploy files.');
await buildSite({ outDir, deployDir });
