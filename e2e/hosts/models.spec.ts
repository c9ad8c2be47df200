import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { drawing, firstDrawing } from '../drawing-visitor';
import { answerForOutsideHosts } from './outside-hosts';
import { type OwnServer, serveVariant } from './own-server';
import { siteDir, type Variant, variants } from './places';

const media = variants.full.VITE_MEDIA_BASE_URL;
const path = '/product-details/generation-x';
const pageAddress = `${variants.full.VITE_SITE_URL}${path}#turn`;

/** A Chromium that says of itself what Apple's browser says: that it knows links of the kind `rel="ar"`. */
async function knowAr(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const supports = DOMTokenList.prototype.supports;
    DOMTokenList.prototype.supports = function (token) {
      return token === 'ar' || supports.call(this, token);
    };
  });
}

test.use(drawing);

test.describe('where a media host is configured', () => {
  let server: OwnServer;
  test.beforeAll(async () => {
    server = await serveVariant('full');
  });
  test.afterAll(() => server.end());

  async function turn(page: Page): Promise<{ asked: string[]; own: string[]; violations: string[] }> {
    const [own, violations]: [string[], string[]] = [[], []];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === server.origin) own.push(pathname);
    });
    await page.exposeFunction('noteViolation', (rule: string) => violations.push(rule));
    await page.addInitScript(() => {
      const { noteViolation } = window as unknown as { noteViolation: (rule: string) => void };
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        noteViolation(`${violatedDirective} ${blockedURI}`),
      );
    });
    const asked = await answerForOutsideHosts(page);
    await page.goto(server.origin + path);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    await page.getByRole('button', { name: 'Turn it round' }).click();
    await expect(page.getByRole('application', { name: 'Generation X, to turn' })).toBeVisible(firstDrawing);
    return { asked, own, violations };
  }

  test('the viewer has model and light from there, and nothing of them from the site', async ({ page }) => {
    const { asked, own, violations } = await turn(page);
    expect(asked.filter((line) => line.includes('/models/')).sort()).toEqual([
      'media.test/models/generation-x.glb',
      'media.test/models/studio.hdr',
    ]);
    expect(own.filter((address) => address.includes('/models/'))).toEqual([]);
    expect(violations).toEqual([]);
  });

  test('Quick Look is sent there for the USDZ', async ({ page }) => {
    await knowAr(page);
    await turn(page);
    const link = page.getByRole('link', { name: 'Stand it in your room' });
    await expect(link).toHaveAttribute('rel', 'ar');
    await expect(link).toHaveAttribute(
      'href',
      `${media}/models/generation-x.usdz#allowsContentScaling=0&canonicalWebPageURL=${encodeURIComponent(pageAddress)}`,
    );
  });

  test.describe('on Android', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile' });

    test('Scene Viewer is sent there for the glTF', async ({ page }) => {
      await turn(page);
      const href = await page.getByRole('link', { name: 'Stand it in your room' }).getAttribute('href');
      const intent = new URL((href ?? '').replace('intent:', 'https:'));
      expect(intent.searchParams.get('file')).toBe(`${media}/models/generation-x.glb`);
      expect(intent.searchParams.get('link')).toBe(pageAddress);
      expect(intent.searchParams.get('resizable')).toBe('false');
    });
  });
});

/** The rules of the content security policy in a built page. */
function policyOf(variant: Variant): Map<string, string[]> {
  const html = readFileSync(`${siteDir(variant)}${path}.html`, 'utf8');
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
  return new Map(policy.split('; ').map((rule) => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1)]));
}

test('the policy names the media host where pictures, films and models are fetched, and nowhere else', () => {
  const naming = [...policyOf('full')].filter(([, sources]) => sources.includes(media)).map(([rule]) => rule);
  expect(naming.sort()).toEqual(['connect-src', 'img-src', 'media-src']);
  expect(policyOf('full').get('connect-src')).toEqual([
    "'self'",
    'https://forms.test',
    'https://prices.test',
    media,
    'https://vitals.test',
  ]);
  expect(policyOf('plain').get('connect-src')).toEqual(["'self'"]);
  for (const variant of Object.keys(variants) as Variant[]) {
    expect([...policyOf(variant).values()].flat().filter((source) => /blob:|wasm|eval/.test(source))).toEqual([]);
  }
});

test('the structured data name the models where they are', () => {
  const models = (variant: Variant) => {
    const html = readFileSync(`${siteDir(variant)}${path}.html`, 'utf8');
    return [...html.matchAll(/"contentUrl":"([^"]+\/models\/[^"]+)"/g)].map(([, address]) => address);
  };
  expect(models('full')).toEqual([`${media}/models/generation-x.glb`, `${media}/models/generation-x.usdz`]);
  expect(models('folder')).toEqual([
    'https://mars-air.example/mars/models/generation-x.glb',
    'https://mars-air.example/mars/models/generation-x.usdz',
  ]);
});
