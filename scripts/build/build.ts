import { buildSite } from './build-site';
import { findSamples } from '../check/find-samples';

await buildSite({ outDir: 'dist', deployDir: 'deploy' });

const samples = await findSamples();
console.log(`\n${samples.length} samples still stand (docs/go-live.md says what to do with each):`);
for (const { file, line, text } of samples) console.log(`  ${file}:${line}  ${text}`);
