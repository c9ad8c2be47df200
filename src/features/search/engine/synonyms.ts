import { stemOf } from './stem';

/** Words that buyers use for one thing: answers and pages read them alike. */
const alike = [
  'noise noisy loud louder sound audible hear decibel db dba',
  'smell smelly smells odour odor stink stench',
  'virus viruses germ bacteria covid covid-19 coronavirus flu influenza norovirus pathogen superbug bug',
  'ill illness sick sickness absence',
  'reduce decrease cut lessen',
  'smoke smoker smoking cigarette cigar tobacco vape vaping bonfire wildfire stove burner chimney soot cannabis incense candle woodstove woodburner',
  'mould mold damp mildew',
  'asthma asthmatic',
  'allergy allergic allergen sneeze eczema',
  'pet cat dog rabbit animal fur dander',
  'broken broke break breaks faulty fault damaged defect defective',
  'repair mend repaired',
  'electricity electric electrics',
  'big large huge massive biggest largest larger bigger',
  'small little tiny smallest smaller',
  'cheap cheapest cheaper affordable inexpensive',
  'dispose disposal bin discard throw',
  'night overnight nighttime nights',
  'buy purchase bought purchasing',
  'certificate cert certification certified',
  'paperwork document docs papers',
  'engineer technician',
  'abroad overseas international',
  'child kid',
  'toilet loo restroom',
  'weekend saturday sunday',
  'traffic exhaust diesel petrol',
  'leave left',
  'pay paid paying payment',
  'delivery deliver shipping ship postage courier dispatch',
  'change replace swap renew',
  'wash washable rinse',
  'lamp bulb',
  'trial evaluate evaluation demo demonstration borrow pilot',
  'mount hang bracket screw',
  'film video',
  'room area',
  'guarantee warranty',
  'ion ioniser ionisation ionizer',
  'instalment instalments monthly',
  'insurance insured indemnity',
  'lock locked lockable tamper tampering fiddle',
  'app apps wifi bluetooth smart alexa',
  'asbestos silica',
  'stuffy stale airless',
  'grant funding subsidy',
  'fizzy sparkling carbonated',
  'aerosol spray mist splatter',
  'watt wattage',
].map((words) => words.split(' '));

/** Words that a page has in the place of another; phrases tell them apart. */
const related = [
  'cadr airflow m3',
  'quiet noise silent',
  'bottle achilles drink flask',
  'filter cartridge replacement',
  'uv uvc ultraviolet lamp',
  'smell fume gas carbon voc',
  'pm2.5 dust smoke particles',
  'wash clean vacuum hoover',
  'pet litter',
  'agp aerosol',
  'dentist dental dentistry',
  'fast quickly soon long',
  'harmful danger dangerous safe safety',
  'spores mould',
  'photocatalyst photocatalysis photocatalytic',
  'virus colds infection illness',
  'asthma allergy hayfever',
].map((words) => words.split(' '));

const senses = new Map(
  alike.flatMap(([first = '', ...others]) => [first, ...others].map((word) => [stemOf(word), stemOf(first)] as const)),
);

/** One stem for words that say the same. */
export function senseOf(word: string): string {
  const stem = stemOf(word);
  return senses.get(stem) ?? stem;
}

const relations = new Map<string, string[]>();
for (const group of related) {
  const together = [...new Set(group.map(senseOf))];
  for (const sense of together) relations.set(sense, [...(relations.get(sense) ?? []), ...together]);
}

/** What a word stands for as well, though less. */
export function relatedSenses(sense: string): readonly string[] {
  return relations.get(sense) ?? [];
}
