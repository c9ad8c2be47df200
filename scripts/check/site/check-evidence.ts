import { evidence } from '../../../src/data/evidence';
import { type EvidenceId, evidenceLines } from '../../../src/config/evidence-lines';
import type { BuiltSite } from './read-site';
import { checkEachPage, plain } from './page-facts';

const claims: readonly [words: RegExp, line: EvidenceId][] = [
  [/\bH13\b|HEPA 13|99\.9[57] ?%/, 'filter-class'],
  [/ISO:? ?29463/, 'filter-class'],
  [/ISO:? ?14644/, 'airflow'],
  [/253\.7 nm|\bno ozone\b/i, 'ozone'],
  [/inactivat/i, 'uv-c'],
  [/photocatal/i, 'photocatalyst'],
  [/99\.99 ?%/, 'makers-test'],
  [/(?:below|under) ?20 dB|\d dB\(A\)/, 'noise'],
  [/\bIPX7\b/, 'ipx7'],
  [/(?:60|sixty) seconds/i, 'bottle'],
  [/µg\/m³/, 'fine-dust'],
  [/HTM 03-01/, 'htm-03-01'],
  [/coverage at 5 air changes|under a 2\.4 m ceiling/i, 'coverage'],
  [/\bclear(?:ed|s|ance)? [^.]{0,30}99(?:\.9)?%|99(?:\.9)?% (?:cleared|of particles)/i, 'clearance'],
  [/fallow|since withdrawn/i, 'dental-guidance'],
  [/air changes? (?:an hour|per hour|rate)|\bACH\b/i, 'air-changes'],
  [/\bestimated\b/i, 'samples'],
];

/** Lines of the evidence page that a text relies on. */
export function linesClaimed(text: string): EvidenceId[] {
  return claims.filter(([words]) => words.test(text)).map(([, line]) => line);
}

function lineProblems(site: BuiltSite): string[] {
  const page = site.pages.find(({ path }) => path === '/evidence');
  if (!page) return ['evidence.html: is missing'];
  const known = evidence.flatMap(({ lines }) => lines.map(({ id }) => id));
  const problems = (Object.keys(evidenceLines) as EvidenceId[]).flatMap((id) =>
    known.filter((each) => each === id).length === 1 ? [] : [`src/data/evidence.ts: not exactly one line "${id}"`],
  );
  for (const id of known) {
    const terms = [...page.document.querySelectorAll(`[data-evidence="${id}"] dt`)].map(({ textContent }) =>
      plain(textContent ?? ''),
    );
    if (!page.document.getElementById(id)) problems.push(`evidence.html: no anchor "${id}"`);
    for (const term of ['Rests on', 'Its limits'])
      if (!terms.includes(term)) problems.push(`evidence.html: "${id}" has no "${term}"`);
  }
  return problems;
}

const checkLinked = checkEachPage(({ document }) =>
  document.querySelector('a[href$="/evidence"], a[href*="/evidence#"]') ? [] : ['has no link to the evidence page'],
);

/** The evidence page has each line once with its grounds and limits, and every page links there. */
export function checkEvidence(site: BuiltSite): string[] {
  return [...lineProblems(site), ...checkLinked(site)];
}
