import browserslist from 'browserslist';

/** Every version of a browser that the list in package.json names, such as `safari 16.4`. */
export const supportedBrowsers: string[] = browserslist(undefined, { path: 'package.json' });

/** What the bundler calls the browsers of the list. */
const bundlerNames: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The oldest version of each supported browser, as the bundler's target: newer syntax is turned into older. */
export function buildTarget(browsers = supportedBrowsers): string[] {
  const oldest = new Map<string, number>();
  for (const [name = '', version = ''] of browsers.map((browser) => browser.split(' '))) {
    if (!bundlerNames[name]) throw new Error(`The bundler has no name for ${name}`);
    oldest.set(name, Math.min(oldest.get(name) ?? Infinity, parseFloat(version)));
  }
  return [...oldest].map(([name, version]) => `${bundlerNames[name]}${version}`);
}
