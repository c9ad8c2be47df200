import { company } from '../../../src/config/company';
import { descriptionLength, titleLength } from '../../../src/config/meta-lengths';
import type { BuiltSite } from './read-site';
import { attribute } from './page-facts';

function lengthProblem(name: string, text: string, { min, max }: typeof titleLength): string[] {
  return text.length < min || text.length > max
    ? [`the ${name} has ${text.length} characters, ${min} to ${max} are wanted: "${text}"`]
    : [];
}

/** Titles and descriptions have the right length, end in the brand and are unique. */
export function checkTitles({ pages }: BuiltSite): string[] {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const page of pages) {
    const { document, file, isRedirect } = page;
    const description = attribute(page, 'meta[name=description]', 'content');
    const found = [...lengthProblem('title', document.title, titleLength)];
    if (document.querySelectorAll('head > title').length !== 1) found.push('needs exactly one <title> in its head');
    if (!isRedirect) {
      found.push(...lengthProblem('description', description, descriptionLength));
      if (!document.title.endsWith(` | ${company.brand}`)) found.push(`the title does not end in "| ${company.brand}"`);
    }
    problems.push(...found.map((problem) => `${file}: ${problem}`));
    if (file === 'home.html') continue;
    for (const text of [document.title, description].filter(Boolean)) {
      const twin = seen.get(text);
      if (twin) problems.push(`${file} and ${twin} share "${text}"`);
      seen.set(text, file);
    }
  }
  return problems;
}
