import type { PlainRouteKey } from '@/config/routes';
import { achillesWaterBottleWhiteSummary as bottle } from '@/data/products/achilles-water-bottle-white/summary';
import { calculatorModels } from '@/domain/machines';
import { compareUrl } from '@/lib/links/compare-url';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { turnUrl } from '@/lib/links/turn-url';
import { askUs, type Lead } from './answer';
import { intentAnswers } from './intent-answers';
import { phrasesIn } from './query';
import type { SectorPage } from './sector-words';

/** The answer for a room of each sector: a section of the sector’s page, or another place. */
type PlacesOfSectors = Partial<Record<SectorPage, string | Lead>>;

type IntentRow = {
  /** Words and phrases of buyers; a hyphen joins the words of a phrase. */
  ask: string;
  /** The address of the place that answers. */
  to: string;
  ofSector?: PlacesOfSectors;
  /** Title and text, where those of the place say less. */
  answer?: keyof typeof intentAnswers;
  /** Asked of anything: it answers where a query names no other subject. */
  isGeneral?: true;
};

function section(page: PlainRouteKey, id: string): string {
  return `${href(page)}#${id}`;
}

const machines = `${href('shop')}?group=air`;
const compared = compareUrl(calculatorModels.map(({ slug }) => slug));
const airSense = href('product', { slug: 'mars-air-sense' });

const noiseSections = {
  dentistry: 'can-it-run-during-treatment',
  education: 'will-thirty-children-hear-it',
  healthCare: 'is-it-quiet-enough-by-day',
  business: 'will-people-turn-it-off-because-of-the-noise',
  hospitality: 'will-guests-hear-it',
  gym: 'can-the-machines-run-through-a-quiet-class',
} satisfies PlacesOfSectors;

const fiveYearSections = {
  education: 'five-years',
  healthCare: 'five-years',
  hospitality: 'five-years',
  gym: 'five-years',
} satisfies PlacesOfSectors;

/** Of the sale: a machine and a bottle are answered alike. */
const saleRows: readonly IntentRow[] = [
  {
    ask: 'faulty missing not-working stopped-working wont-switch wont-start wont-turn does-not-start',
    to: section('delivery', 'if-it-arrives-damaged-or-faulty'),
  },
  {
    ask: 'parcel my-order order-arrive order-late where-order track-order tracking order-status order-number',
    to: section('delivery', 'a-question-about-an-order'),
  },
  {
    ask: 'recycle weee dispose disposal old-machine old-purifier take-back',
    to: section('delivery', 'your-old-machine'),
  },
  {
    ask: 'maintenance-schedule service-schedule servicing-sheet maintenance-plan',
    to: section('buying', 'servicing-sheet-for-each-model'),
    answer: 'maintenance-schedule',
  },
  {
    ask: 'service-contract service-plan care-plan servicing maintenance maintain engineer visits remind reminder remind-me-change',
    to: section('service', 'service-contract'),
  },
  {
    ask: 'who-changes who-changes-filter who-replaces who-cleans who-maintains who-looks-after',
    to: section('service', 'by-you-or-by-us'),
    ofSector: {
      dentistry: 'who-changes-the-filters-and-when',
      healthCare: 'who-looks-after-the-filters',
      business: 'who-looks-after-the-machines',
    },
  },
  {
    ask: 'spare spare-parts replacement replacement-filter order-replacement',
    to: section('service', 'filter-sets-and-spare-parts'),
  },
  {
    ask: 'used-filter used-hepa-filter dispose-filter clinical-waste',
    to: section('service', 'what-every-purifier-needs'),
    answer: 'used-filter',
  },
  {
    ask: 'how-change-filter how-fit-filter steps-filter fit-filter staff-change change-themselves ourselves myself by-ourselves',
    to: section('service', 'by-you-or-by-us'),
  },
  { ask: 'certificate cqc record service-record', to: section('service', 'certificate-and-record') },
  { ask: 'privacy gdpr my-data personal-data data-protection', to: href('privacyPolicy') },
  {
    ask: 'vat vat-number vat-free company-number registration-number company-registration registered-office supplier-form',
    to: section('buying', 'vat-and-company-details'),
  },
  {
    ask: 'three-quotes written-quotes several-quotes three-written tender framework framework-agreement framework-supplier supply-chain insurance liability carbon-reduction carbon-plan carbon-footprint net-zero esg sustainability environmental slavery ethical risk-assessment method-statement rams coshh',
    to: section('buying', 'papers-for-a-tender'),
  },
  {
    ask: 'lock child-lock tamper-proof child-proof turn-it-off switch-it-off children-switch press-button push-button touch-button play-with',
    to: section('controlsAndPapers', 'lock-none'),
  },
  {
    ask: 'automatic-mode auto-mode',
    to: section('controlsAndPapers', 'automatic-mode-none-the-speed-stays-as-you-set-it'),
  },
  {
    ask: 'app wi-fi remote remote-control bms modbus bacnet',
    to: section('controlsAndPapers', 'app-and-remote-control-none'),
  },
  {
    ask: 'power-cut power-failure blackout outage restart',
    to: section('controlsAndPapers', 'after-a-power-cut-off-until-touched'),
  },
  {
    ask: 'display dim light-off light-night red-light red-ring ring-mean red-dot flashing blinking ring-light',
    to: section('controlsAndPapers', 'display-lit-while-the-machine-runs'),
  },
  { ask: 'infection-control', to: href('healthCare') },
  {
    ask: 'cable lead-length mains-lead fuse plug socket amps voltage volts',
    to: section('controlsAndPapers', 'sockets-and-cable'),
  },
  {
    ask: 'declaration conformity ce ukca pat pat-test portable-appliance emc',
    to: section('controlsAndPapers', 'declaration-of-conformity'),
  },
  {
    ask: 'wipe wiping disinfectant disinfect decontamination decontaminate sanitise bleach chlorine clean-chlorine alcohol',
    to: section('controlsAndPapers', 'disinfectants-on-generation-y'),
  },
  {
    ask: 'paper paperwork brochure manual instructions user-guide',
    to: section('controlsAndPapers', 'papers-and-how-you-get-them'),
    answer: 'paper',
  },
  {
    ask: 'turn-off-uv turn-uv lamp-off uv-off ioniser-off turn-off-ion switch-off-uv',
    to: section('controlsAndPapers', 'lamp-and-ion-stage-run-with-the-machine'),
  },
  {
    ask: 'controls reset reset-filter filter-light reminder-light button turn-on switch-on turn-off switch-off start switch operate easy-to-use',
    to: section('controlsAndPapers', 'what-a-touch-does'),
  },
  { ask: 'terms conditions', to: href('termsAndConditions') },
  {
    ask: 'grant capital-allowance tax-relief air-conditioning conditioner cool heating humidifier dehumidifier heater vacuum washing-machine job vacancy career medical-device fire-tested fire-rating well-certification breeam leed iso-9001 colour color mhra oxygen swimming-pool tuberculosis gift-wrap gift-card reseller distributor dealer stockist franchise wholesale white-label drop-ship operating-theatre',
    to: askUs.to,
  },
  {
    ask: 'contact come-and-see see-it in-person phone telephone call-us call-you call-me freephone ring speak talk-to email mail phone-number opening-hours opening-times office-hours address based located location headquarters showroom visit-you where-are-you complaint',
    to: href('contact'),
    answer: 'contact',
  },
  { ask: 'sign-up register-for newsletter account login log-in', to: contactUrl('sign-up'), answer: 'sign-up' },
  { ask: 'warranty repair', to: section('delivery', 'the-1-year-service-warranty') },
  {
    ask: 'return refund cancel cancellation send-back send-it-back money-back change-my-mind exchange',
    to: section('delivery', 'changing-your-mind'),
    answer: 'return',
  },
  { ask: 'meter monitor air-sensor co2-sensor export-data', to: airSense },
  {
    ask: 'delivery lead-time next-day same-day half-term school-holiday ireland scotland wales abroad overseas export international europe',
    to: section('delivery', 'delivery'),
    answer: 'delivery',
  },
  {
    ask: 'hire hiring rent rental day-hire hire-for hire-one hire-two rent-for rent-purifiers-for',
    to: section('hospitality', 'questions'),
    answer: 'hire',
  },
  {
    ask: 'monthly lease lease-rent lease-or-rent rent-monthly hire-purchase contract-hire finance by-the-month pay-monthly pay-by-month monthly-cost monthly-payment spread-cost budget-year',
    to: section('service', 'contract-hire-purchase'),
    ofSector: { education: 'can-we-spread-the-cost-over-budget-years', business: 'can-we-pay-by-the-month' },
    answer: 'monthly',
  },
  {
    ask: 'lamp-life lamp-lifespan lifespan replace-lamp replacement-uv new-lamp lamp-price',
    to: section('service', 'what-every-purifier-needs'),
    answer: 'lamp-life',
  },
  { ask: 'trial day-trial try-it try-one try-first loan sample-unit', to: href('buying'), answer: 'trial' },
  {
    ask: 'pay payment budget paying paypal klarna card invoice bacs bank credit credit-account trade-account payment-terms credit-terms net-30 30-days-account terms-30 30-days-terms 30-days-pay 30-days-invoice bank-details',
    to: section('buying', 'payment-terms'),
  },
  {
    ask: 'timer time-switch on-a-schedule',
    to: section('controlsAndPapers', 'timer-none-in-the-machine'),
    answer: 'timer',
  },
  {
    ask: 'discount match-price competitor-price cheaper-elsewhere minimum-order bulk bulk-order several-machines trade',
    to: href('buying'),
    answer: 'discount',
  },
  {
    ask: 'buy buying purchase-order po order quote quotation supplier questionnaire procurement',
    to: href('buying'),
    answer: 'buy',
  },
];

/** Of the machines: a page or question that says more of what is asked goes before. */
const machineRows: readonly IntentRow[] = [
  {
    ask: 'two-small two-machines one-big-one two-or-one one-or-two two-slow',
    to: section('the-speed-you-can-talk-over', 'two-slow-machines-or-one-fast-one'),
  },
  { ask: 'chalk chalk-dust magnesium', to: section('gym', 'what-does-chalk-do-to-the-filters') },
  {
    ask: 'cooking cooking-smell kitchen-smell frying fryer',
    to: section('hospitality', 'does-it-take-away-cooking-smells'),
  },
  { ask: 'aerosol agp droplet', to: section('air-purification-in-dentistry', 'dentistry-and-air-purification') },
  { ask: 'cadr clean-air-delivery', to: section('reading-a-data-sheet', 'cadr-the-airflow-that-counts') },
  { ask: 'airflow measured airflow-test cadr-test cadr-measured anemometer', to: section('evidence', 'airflow') },
  {
    ask: 'speed speeds setting settings which-speed full-speed',
    to: section('the-speed-you-can-talk-over', 'which-speed-when'),
  },
  { ask: 'nhs-england netb nhs-guidance nhs-estates', to: section('healthCare', 'what-nhs-england-asks') },
  {
    ask: 'htm htm-03 htm-03-01 healthcare-ventilation',
    to: section('healthCare', 'does-a-purifier-count-towards-htm-03-01'),
  },
  { ask: 'isolation isolation-room negative-pressure', to: section('healthCare', 'can-it-stand-in-an-isolation-room') },
  {
    ask: 'clean-filter wash-filter wash-hepa-filter prefilter pre-filter vacuum-the-filter wash',
    to: section('home', 'how-do-i-clean-the-filter'),
  },
  { ask: 'pollen dust-mite dust', to: section('homes', 'pollen-and-dust') },
  { ask: 'pet cat-allergy hair litter', to: section('homes', 'pets') },
  {
    ask: 'evidence proof prove proven study studies scientific independent lab laboratory clinical-trial test-report iso 14644',
    to: href('evidence'),
  },
  {
    ask: 'hepa hepa-filter h13 h14 efficiency filter-class filter-grade grade 1822 29463 leak-test dop',
    to: section('evidence', 'filter-class'),
  },
  {
    ask: 'medical-grade hospital-grade clinical-grade true-hepa',
    to: section('reading-a-data-sheet', 'words-to-check'),
  },
  {
    ask: 'between-patients next-patient gap-between stay-empty wait-between how-long-to-wait',
    to: section('dentistry', 'will-a-purifier-shorten-the-gap-between-patients'),
  },
  { ask: 'ion ion-dangerous ion-safe ion-harmful', to: section('evidence', 'ions') },
  { ask: 'photocatalyst photocatalyst-safe photocatalysis photocatalytic', to: section('evidence', 'photocatalyst') },
  {
    ask: 'stage filtration-stages it-work purifier-work machine-work they-work',
    to: section('about', 'technology-heading'),
  },
  { ask: 'uv uvc ultraviolet wavelength uv-kill uv-virus', to: section('evidence', 'uv-c') },
  {
    ask: 'company anyone-like who-else other-customers your-customers review testimonial case-study customer-reference references-from who-are-you who-is-behind owner owns founder founded who-makes made made-in manufacture manufacturer origin british uk-company',
    to: href('about'),
  },
  {
    ask: 'power watt power-consumption consumption',
    to: section('controlsAndPapers', 'papers-and-how-you-get-them'),
    answer: 'power',
  },
  {
    ask: 'electricity running-cost electricity-cost electricity-bill energy kwh cost-run',
    to: compared,
    ofSector: { ...fiveYearSections, homes: 'what-does-it-cost-to-run' },
    answer: 'electricity',
  },
  {
    ask: 'plan plan-my several-rooms all-rooms all-our-rooms whole-building whole-school whole-hotel',
    to: section('roomPlanner', 'my-plan'),
    ofSector: {
      dentistry: 'plan',
      education: 'plan',
      healthCare: 'plan',
      business: 'plan',
      hospitality: 'plan',
      gym: 'plan',
    },
  },
  {
    ask: 'rattle buzz hum squeak clicking vibrate louder-than-it-was my-noise making-noise makes-noise',
    to: section('buying', 'servicing-sheet-for-each-model'),
    answer: 'rattle',
  },
  {
    ask: 'quiet quietest quieter quietly silent',
    to: section('evidence', 'noise'),
    ofSector: { ...noiseSections, homes: 'rooms-at-home' },
    answer: 'quiet',
  },
  {
    ask: 'night sleep',
    to: section('homes', 'rooms-at-home'),
    ofSector: { healthCare: 'can-patients-sleep-beside-it', hospitality: 'will-guests-hear-it' },
    answer: 'night',
  },
  {
    ask: 'noise sound-power sound-level sound-pressure disturb distract talk-over',
    to: section('evidence', 'noise'),
    ofSector: noiseSections,
    answer: 'noise',
  },
  {
    ask: 'window stuffy open-window ventilation ventilate fresh-air extractor extractor-fan extraction extraction-fan mechanical-ventilation mvhr open-doors',
    to: section('homes', 'do-i-still-open-the-windows'),
    ofSector: {
      dentistry: 'do-we-still-need-a-window-or-an-extractor-fan',
      education: 'do-we-still-need-to-open-the-windows',
      business: 'we-have-mechanical-ventilation-do-we-still-need-a-purifier',
      hospitality: 'can-we-open-the-doors-and-run-it-at-the-same-time',
      gym: 'what-does-it-leave-to-our-ventilation',
    },
  },
  {
    ask: 'safe safety uv-safe uv-dangerous uv-harmful light-safe light-dangerous lamp-safe unsafe dangerous danger harmful hurt touch child-safe children-safe toddler small-children safe-around',
    to: section('education', 'is-it-safe-around-small-children'),
    ofSector: { homes: 'where-does-it-stand' },
  },
  {
    ask: 'cost-of-ownership total-cost whole-life lifetime payback pay-for-itself return-on-investment roi five-year ownership 5-year long-term-cost',
    to: section('service', 'five-year-cost'),
    ofSector: fiveYearSections,
  },
  {
    ask: 'business-case per-pupil per-member per-head per-guest per-patient per-desk per-cover per-person governor board-paper board-report case-for convince-board',
    to: section('roomPlanner', 'case'),
    ofSector: {
      dentistry: 'case',
      education: 'case',
      healthCare: 'case',
      business: 'case',
      hospitality: 'case',
      gym: 'case',
    },
  },
  {
    ask: 'ach air-change',
    to: section('evidence', 'air-changes'),
    ofSector: { gym: 'how-many-air-changes-should-a-gym-have' },
  },
  {
    ask: 'during-treatment during-drilling during-procedure while-treating during-lesson during-class break-time',
    to: section('dentistry', 'can-it-run-during-treatment'),
    ofSector: noiseSections,
  },
  {
    ask: 'guidance guideline standard department dfe regulation requirement',
    to: href('evidence'),
    ofSector: { education: 'what-the-department-for-education-asks', healthCare: 'what-nhs-england-asks' },
  },
  {
    ask: 'two-rooms between-rooms move-it room-to-room carry several-places share-one',
    to: section('homes', 'can-i-use-one-machine-for-two-rooms'),
    ofSector: { hospitality: 'can-we-move-one-machine-between-rooms' },
  },
  {
    ask: 'x-or-y y-or-x y-or-generation x-or-generation y-instead-of why-generation-y',
    to: compareUrl(['generation-x', 'generation-y']),
    ofSector: { dentistry: 'why-generation-y-when-generation-x-moves-more-air-for-less' },
    answer: 'x-or-y',
  },
  {
    ask: 'all-day all-night day-and-night continuously 24-7 24 overnight leave-on leave-it-on left-on nonstop',
    to: section('homes', 'can-it-run-all-night'),
    ofSector: { dentistry: 'can-it-run-during-treatment' },
  },
  {
    ask: 'filter cartridge filter-price filter-cost filter-set buy-filter order-filter',
    to: section('service', 'filter-sets-and-spare-parts'),
    answer: 'filter',
  },
  {
    ask: 'change-filter how-often-filter filter-last filter-life often filter-full filter-schedule filter-replacement-schedule',
    to: section('home', 'when-do-filters-need-replacing'),
    ofSector: {
      dentistry: 'who-changes-the-filters-and-when',
      education: 'how-do-the-filters-fit-the-school-year',
      healthCare: 'who-looks-after-the-filters',
      business: 'who-looks-after-the-machines',
    },
  },
  {
    ask: 'clean-it clean-machine clean-casing clean-purifier cleaned cleaner housekeeping wipe-down',
    to: section('buying', 'servicing-sheet-for-each-model'),
    answer: 'clean-it',
  },
  { ask: 'mould', to: section('homes', 'pollen-and-dust'), answer: 'mould' },
  { ask: 'asbestos asbestos-dust asbestos-fibre', to: href('home'), answer: 'asbestos' },
  { ask: 'virus cold illness healthier', to: section('about', 'limits-heading'), answer: 'virus' },
  { ask: 'asthma symptom', to: section('homes', 'will-it-help-with-asthma-or-hay-fever') },
  { ask: 'smoke shisha fire-smoke', to: section('homes', 'smoke') },
  {
    ask: 'mount drill-wall drill-hole wall-mount ceiling-mount',
    to: section('homes', 'where-does-it-stand'),
    answer: 'mount',
  },
  {
    ask: 'place placement in-the-way get-in-the-way position located stand wall corner put where-to',
    to: section('home', 'where-should-the-purifier-stand'),
    ofSector: {
      dentistry: { to: section('air-purification-in-dentistry', 'how-should-the-purifier-be-used') },
      education: { to: section('how-much-clean-air-a-classroom-needs', 'where-it-stands-and-who-looks-after-it') },
      healthCare: 'where-a-machine-stands-beside-a-bed',
      business: 'where-should-machines-stand-on-an-open-floor',
      gym: 'where-do-machines-stand-on-a-busy-floor',
      homes: 'where-does-it-stand',
    },
  },
  { ask: 'calculator calculate', to: section('home', 'calculator') },
  { ask: 'download data-sheet datasheet pdf', to: machines, answer: 'download' },
  {
    ask: 'clearance clear clear-the-room leave-the-room how-long-until how-long-to-clear air-is-clean until-the-air minutes after-drilling after-treatment',
    to: section('roomPlanner', 'planner-clearance'),
    ofSector: {
      dentistry: 'will-a-purifier-shorten-the-gap-between-patients',
      healthCare: 'how-soon-the-air-is-clear-after-a-procedure',
    },
    answer: 'clearance',
  },
  {
    ask: 'carbon hepa-carbon hepa-or-carbon activated-carbon charcoal smell gas gases fume vapour voc formaldehyde solvent chemical',
    to: section('evidence', 'carbon'),
    ofSector: {
      hospitality: 'does-it-take-away-cooking-smells',
      gym: 'does-it-deal-with-the-smell-of-a-changing-room',
    },
    answer: 'carbon',
  },
  {
    ask: 'blog article read-more guide-to',
    to: href('blog'),
    ofSector: {
      education: { to: href('how-much-clean-air-a-classroom-needs') },
      dentistry: { to: href('air-purification-in-dentistry') },
    },
  },
  {
    ask: 'fallow fallow-time',
    to: section('air-purification-in-dentistry', 'calculate-fallow-time'),
    answer: 'fallow',
  },
  {
    ask: 'ozone ozone-test emission',
    to: section('evidence', 'ozone'),
    ofSector: { healthCare: 'does-it-give-off-ozone', homes: 'does-it-make-ozone' },
    answer: 'ozone',
  },
  {
    ask: 'install planning-permission permission listed-building building-regulations consent installation set-up fitted',
    to: section('delivery', 'delivery'),
    answer: 'install',
  },
  { ask: '3d 3d-model rotate see-it-in-3d in-my-room', to: turnUrl('generation-x'), answer: '3d' },
  { ask: 'film watch', to: href('home'), answer: 'film' },
  { ask: 'co2 co2-reading co2-level ppm air-quality', to: airSense },
  { ask: 'planner size how-many room-size ceiling ceiling-height', to: href('roomPlanner'), isGeneral: true },
  {
    ask: 'price airpurifier air-purifier purifier machine cost list cheap cheapest',
    to: machines,
    answer: 'price',
    isGeneral: true,
  },
  {
    ask: 'largest biggest powerful strongest the-big-one',
    to: href('product', { slug: 'generation-z' }),
    isGeneral: true,
  },
  { ask: 'smallest lightest portable the-small-one', to: href('product', { slug: 'generation-s' }), isGeneral: true },
  {
    ask: 'compare cadr-each cadr-model cadr-machines cadr-all airflow-each airflow-model airflow-all what-size-is size-is-it comparison difference best big tall weight weigh heavy dimension height width fit space footprint table choose',
    to: compared,
    answer: 'compare',
    isGeneral: true,
  },
];

/** Where a query is about the water bottles, instead of the machines. */
const bottleRows: readonly IntentRow[] = [
  { ask: 'bottle achilles flask drink water purification purify', to: href('water'), answer: 'bottle' },
  {
    ask: 'not-a-filter bottle flask water drink juice milk tea coffee squash fizzy fizzy-water metal heavy-metal chlorine fluoride limescale sediment taste stream river lake tap filter cartridge',
    to: section('evidence', 'bottle'),
    answer: 'not-a-filter',
  },
  { ask: 'dishwasher bottle flask water', to: section('evidence', 'ipx7'), answer: 'dishwasher' },
  {
    ask: 'capacity colour colour-bottle bottle flask water size ml litre hold battery charge usb weight lid wash material steel',
    to: href('product', { slug: bottle.slug }),
  },
];

/** What a query asks for and where it is answered. */
export type Intent = IntentRow & { phrases: ReturnType<typeof phrasesIn> };

const withPhrases = (row: IntentRow): Intent => ({ ...row, phrases: phrasesIn(row.ask) });

const saleIntents = saleRows.map(withPhrases);
export const machineIntents = [...saleIntents, ...machineRows.map(withPhrases)];
export const bottleIntents = [...saleIntents, ...bottleRows.map(withPhrases)];

/** Where an intent is answered, for the page of the named room or for all. */
export function leadOf({ to, answer, ofSector }: Intent, sector: SectorPage | undefined): Lead {
  const own = sector && ofSector?.[sector];
  if (!own) return { to, ...(answer && intentAnswers[answer]) };
  return typeof own === 'string' ? { to: section(sector, own) } : own;
}

/** Every word of the intents, for the spelling. */
export const wordsOfIntents = [...saleRows, ...machineRows, ...bottleRows].flatMap(({ ask }) => ask.split(/[ -]/));
