const groups: readonly (readonly string[])[] = [
  ['cadr', 'airflow', 'm3'],
  ['ach', 'changes'],
  ['dentist', 'dental', 'dentistry', 'surgery', 'surgeries'],
  ['quiet', 'noise', 'noisy', 'loud', 'silent', 'sound', 'db', 'decibel', 'decibels'],
  ['bottle', 'water', 'achilles', 'drink', 'flask'],
  ['school', 'classroom', 'education', 'nursery', 'teacher'],
  ['price', 'cost', 'prices', 'quote'],
  ['hotel', 'bar', 'pub', 'restaurant', 'cafe', 'hospitality'],
  ['office', 'business', 'workplace', 'commercial'],
  ['gym', 'fitness', 'studio'],
  ['hospital', 'clinic', 'clinical', 'ward', 'gp', 'doctor', 'health'],
  ['meter', 'monitor', 'sensor', 'co2', 'sense', 'quality'],
  ['filter', 'cartridge', 'replacement'],
  ['guarantee', 'warranty'],
  ['delivery', 'shipping', 'deliver'],
  ['uv', 'uvc', 'ultraviolet', 'lamp'],
  ['smell', 'odour', 'odours', 'smells', 'gas', 'gases', 'carbon'],
  ['ion', 'ions', 'ioniser', 'ionisation', 'ionizer'],
  ['planner', 'calculator', 'calculate'],
  ['pm2.5', 'dust', 'smoke', 'particles'],
  ['home', 'living', 'domestic', 'bedroom'],
  ['hire', 'lease', 'finance', 'monthly'],
  ['airpurifier', 'purifier', 'purifiers'],
  ['agp', 'aerosol'],
  ['asthma', 'allergy', 'pollen', 'fever', 'dander'],
];

/** Whether two long words are at most one letter apart. */
export function isNearly(typed: string, word: string): boolean {
  const shorter = Math.min(typed.length, word.length);
  if (typed === word || shorter < 8) return typed === word;
  let start = 0;
  while (start < shorter && typed[start] === word[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === word.at(-1 - end)) end += 1;
  return Math.max(typed.length, word.length) - start - end <= 1;
}

export function synonymsOf(word: string): string[] {
  return groups
    .filter((group) => group.some((other) => isNearly(word, other)))
    .flatMap((group) => group.filter((other) => other !== word));
}
