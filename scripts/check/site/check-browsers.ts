import { readFile } from 'node:fs/promises';
import doiuse from 'doiuse';
import { runChecks } from 'es-check';
import postcss from 'postcss';
import { supportedBrowsers } from '../../build/supported-browsers';
import type { BuiltSite } from './read-site';

/** The newest syntax that all of them know: of ECMAScript 2024, Safari 16.4 lacks the flag v of regular expressions. */
const newestSyntax = 'es2023';

/** What scripts name only after asking whether the browser has it. */
const askedForFirst = ['Float16Array'];

/** What style sheets use although a supported browser lacks it: the page is whole without. */
const niceToHave = [
  // Where it is unknown, `noscript` and the page as served do the same work; caniuse has no versions for it.
  'css-media-scripting',
  // A bar of the system's own look.
  'css-scrollbar',
  // Safari on a desk, which has no touch.
  'css-touch-action',
  // Margins of a printed sheet.
  'css-paged-media',
  // Telephones have no cursor.
  'css3-cursors-grab',
  // A field that cannot be pulled larger scrolls.
  'css-resize',
  // The page may jump a little when something comes above.
  'css-overflow-anchor',
  // A script opens every answer for paper where it is unknown.
  'css-content-visibility',
];

type Shipped = Pick<BuiltSite, 'dir' | 'files'>;

function checkScripts({ dir, files }: Shipped): string[] {
  const scripts = [...files].filter((file) => file.endsWith('.js')).map((file) => `${dir}/${file}`);
  if (scripts.length === 0) return [];
  const { errors } = runChecks(
    [
      { files: scripts, module: true, ecmaVersion: newestSyntax },
      { files: scripts, module: true, checkBrowser: true, checkFeatures: true, ignore: askedForFirst.join(',') },
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

/** Holds the syntax, the built-in objects and the styles of a built site against the browsers that package.json lists. */
export async function checkBrowsers(site: Shipped): Promise<string[]> {
  return [...checkScripts(site), ...(await checkStyles(site))];
}
