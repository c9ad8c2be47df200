import { readFile } from 'node:fs/promises';
import doiuse from 'doiuse';
import { runChecks } from 'es-check';
import postcss from 'postcss';
import { supportedBrowsers } from '../../build/supported-browsers';
import type { BuiltSite } from './read-site';

/** The newest syntax of all supported browsers; Safari 16.4 lacks the RegExp flag v of ES2024. */
const newestSyntax = 'es2023';

/** Globals used only after a feature test. */
const checkedBeforeUse = ['Float16Array'];

/** CSS features that some supported browsers lack; pages work without. */
const niceToHave = [
  // `noscript` does the same; caniuse has no data.
  'css-media-scripting',
  // Scrollbar colours.
  'css-scrollbar',
  // Desktop Safari has no touch.
  'css-touch-action',
  'css-paged-media',
  // Phones have no cursor.
  'css3-cursors-grab',
  // Fields scroll instead.
  'css-resize',
  // Scroll anchoring.
  'css-overflow-anchor',
  // A script opens answers for print.
  'css-content-visibility',
];

type Shipped = Pick<BuiltSite, 'dir' | 'files'>;

function checkScripts({ dir, files }: Shipped): string[] {
  const scripts = [...files].filter((file) => file.endsWith('.js')).map((file) => `${dir}/${file}`);
  if (scripts.length === 0) return [];
  const { errors } = runChecks(
    [
      { files: scripts, module: true, ecmaVersion: newestSyntax },
      { files: scripts, module: true, checkBrowser: true, checkFeatures: true, ignore: checkedBeforeUse.join(',') },
    ],
    {},
  );
  return errors.map(({ file, err }) => `${file} is not for every supported browser: ${err.message}`);
}

async function checkStyles({ dir, files }: Shipped): Promise<string[]> {
  const problems = new Set<string>();
  for (const file of [...files].filter((name) => name.endsWith('.css'))) {
    const checker = doiuse({
      browsers: supportedBrowsers,
      ignore: niceToHave,
      onFeatureUsage: ({ featureData, usage }) => {
        if (featureData.missing) problems.add(`${file}: "${String(usage)}" is unknown to ${featureData.missing}`);
      },
    });
    await postcss([checker]).process(await readFile(`${dir}/${file}`, 'utf8'), { from: undefined });
  }
  return [...problems];
}

/** Scripts and styles use nothing that the oldest supported browsers lack. */
export async function checkBrowsers(site: Shipped): Promise<string[]> {
  return [...checkScripts(site), ...(await checkStyles(site))];
}
