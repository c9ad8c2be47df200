import { findSamples } from './find-samples';

const samples = await findSamples();
for (const { file, line, text } of samples) console.error(`${file}:${line}  ${text}`);
if (samples.length > 0) {
  console.error(
    `Not ready to go live: ${samples.length === 1 ? '1 sample still stands' : `${samples.length} samples still stand`}. See docs/go-live.md.`,
  );
  process.exitCode = 1;
} else {
  console.log('No sample stands.');
}
