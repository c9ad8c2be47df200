import { rm } from 'node:fs/promises';
import { buildVariant } from './build-variant';
import { hosts, servedVariants, type Variant, variants, workDir } from './places';
import { programOf, type RunningHost, startHost } from './start-host';

/** Builds the three sites, two at a time, and puts two of them on every host that is installed. */
export default async function globalSetup() {
  await rm(workDir, { recursive: true, force: true });
  const waiting = Object.keys(variants) as Variant[];
  const buildOn = async () => {
    for (let variant = waiting.shift(); variant; variant = waiting.shift()) await buildVariant(variant);
  };
  await Promise.all([buildOn(), buildOn()]);

  const running: RunningHost[] = [];
  for (const host of hosts) {
    if (!programOf(host)) console.log(`${host} is not installed here: its tests are skipped.`);
    else for (const variant of servedVariants) running.push(await startHost(host, variant));
  }
  return async () => {
    await Promise.all(running.map(({ end }) => end()));
    await rm(workDir, { recursive: true, force: true });
  };
}
