import browserslist from 'browserslist';

/** The browsers of `browserslist` in package.json, such as `chrome 111`. */
export const supportedBrowsers: string[] = browserslist(undefined, { path: 'package.json' });

const bundlerNames: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/**
 * The oldest version of each browser, in the bundler’s names.
 * @throws if the bundler does not know a browser
 */
export function buildTarget(browsers = supportedBrowsers): string[] {
  const oldest = new Map<string, number>();
  for (const [name = '', version = ''] of browsers.map((browser) => browser.split(' '))) {
    if (!bundlerNames[name]) throw new Error(`The bundler has no name for ${name}`);
    oldest.set(name, Math.min(oldest.get(name) ?? Infinity, parseFloat(version)));
  }
  return [...oldest].map(([name, version]) => `${bundlerNames[name]}${version}`);
}
