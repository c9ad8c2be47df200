import { stemOf } from './query';

/** Other words for what the site names. Whole subjects of buyers stand in the rules. */
const groups = [
  'cadr airflow m3',
  'quiet noise noisy loud silent sound db decibel',
  'bottle achilles drink flask',
  'filter cartridge replacement',
  'uv uvc ultraviolet lamp bulb',
  'smell odour odor fume gas carbon voc',
  'ion ioniser ionisation ionizer',
  'pm2.5 dust smoke particles',
  'smoke vape vaping cigarette',
  'wash washable clean rinse',
  'pet pets litter fur dander',
  'guarantee warranty',
  'agp aerosol',
  'dentist dental dentistry',
  'fast quickly soon long',
  'harmful danger dangerous safe safety',
  'mould mold spores',
  'photocatalyst photocatalysis photocatalytic',
  'virus viruses covid coronavirus flu germs bacteria colds infection illness',
].map((words) => words.split(' '));

export function synonymsOf(stem: string): string[] {
  return groups
    .filter((group) => group.some((word) => stemOf(word) === stem))
    .flatMap((group) => group.filter((word) => stemOf(word) !== stem));
}
