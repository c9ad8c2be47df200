import { loadEnv } from 'vite';
import { readTextFiles } from './page-facts';
import type { BuiltSite } from './read-site';

async function checkMocks(site: BuiltSite): Promise<string[]> {
  return (await readTextFiles(site, '.js'))
    .filter((script) => /mockServiceWorker|\[mock\]/.test(script.join()))
    .map(([file]) => `${file} belongs to the mocks of the forms`);
}

/** Netlify finds forms in the built HTML. */
function checkNetlifyForms({ pages }: BuiltSite): string[] {
  const variables = loadEnv('production', process.cwd(), 'VITE_');
  const forms = [
    ['/contact', variables.VITE_CONTACT_EXTRA_FIELDS],
    ['/product-details/generation-x', variables.VITE_PRODUCT_REQUEST_EXTRA_FIELDS],
  ] as const;
  return forms.flatMap(([path, extraFields]) => {
    const name = (JSON.parse(extraFields || '{}') as Record<string, string>)['form-name'];
    const document = pages.find((page) => page.path === path)?.document;
    if (!name || document?.querySelector(`form[data-netlify][name="${name}"]`)) return [];
    return [`${path} lacks the form "${name}" that Netlify Forms has to find in the HTML`];
  });
}

/** No mock reaches visitors, and the host finds the forms that it takes. */
export async function checkForms(site: BuiltSite): Promise<string[]> {
  return [...(await checkMocks(site)), ...checkNetlifyForms(site)];
}
