import type { BuiltSite } from './read-site';

const dayMs = 86_400_000;

const carried = ['react-dom', 'lucide-react', 'bootstrap', 'Instrument Sans'];

function checkSecurityText(text: string): string[] {
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  const daysLeft = (Date.parse(field('Expires')) - Date.now()) / dayMs;
  const problems: string[] = [];
  if (!/^mailto:\S+@\S+$/.test(field('Contact'))) problems.push('names no one to write to');
  if (!/^https:\/\/.+\/\.well-known\/security\.txt$/.test(field('Canonical'))) problems.push('lacks its own address');
  if (!(daysLeft > 300 && daysLeft < 366)) problems.push(`expires in ${daysLeft.toFixed(0)} days`);
  return problems.map((problem) => `.well-known/security.txt: ${problem}`);
}

function checkLicences(text: string): string[] {
  return carried
    .filter((name) => !new RegExp(`^${name} .*\\n=+\\n\\n\\S`, 'm').test(text))
    .map((name) => `licences.txt: nothing about ${name}`);
}

/** security.txt is valid for most of a year, and the licences hold what is bundled. */
export async function checkNotices({ readText }: BuiltSite): Promise<string[]> {
  return [
    ...checkSecurityText(await readText('.well-known/security.txt')),
    ...checkLicences(await readText('licences.txt')),
  ];
}
