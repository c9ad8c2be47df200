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
  ['meter', 'monitor', 'sensor', 'co2', 'sense'],
  ['filter', 'cartridge', 'filters', 'replacement'],
  ['guarantee', 'warranty'],
  ['delivery', 'shipping', 'deliver'],
  ['uv', 'uvc', 'ultraviolet', 'lamp'],
  ['smell', 'odour', 'odours', 'smells', 'gas', 'gases', 'carbon'],
  ['ion', 'ions', 'ioniser', 'ionisation', 'ionizer'],
  ['planner', 'calculator', 'calculate'],
  ['pm2.5', 'dust', 'smoke', 'particles'],
  ['home', 'living', 'domestic', 'bedroom'],
  ['hire', 'lease', 'finance', 'monthly'],
];

export function synonymsOf(word: string): string[] {
  return groups.filter((group) => group.includes(word)).flatMap((group) => group.filter((other) => other !== word));
}
