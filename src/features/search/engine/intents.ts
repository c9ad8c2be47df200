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

/**
 * What is asked, one a line: words and phrases (a hyphen joins the words of a phrase), then where it is answered. After
 * the general place stand those for a room that the query names: a section of its page, or "sector=place".
 */
const saleLines = `
faulty missing not-working stopped-working wont-switch wont-start wont-turn does-not-start: delivery#if-it-arrives-damaged-or-faulty
parcel my-order order-arrive order-late where-order track-order tracking order-status order-number: delivery#a-question-about-an-order
recycle weee dispose disposal old-machine old-purifier take-back: delivery#your-old-machine
maintenance-schedule service-schedule servicing-sheet maintenance-plan: buying#servicing-sheet-for-each-model
service-contract service-plan care-plan servicing maintenance maintain engineer visits remind reminder remind-me-change: service#service-contract
who-changes who-changes-filter who-replaces who-cleans who-maintains who-looks-after: service#by-you-or-by-us dentistry#who-changes-the-filters-and-when healthCare#who-looks-after-the-filters business#who-changes-the-filters-and-how-often
spare spare-parts replacement replacement-filter order-replacement: service#filter-sets-and-spare-parts
used-filter used-hepa-filter dispose-filter clinical-waste: service#what-every-purifier-needs
how-change-filter how-fit-filter steps-filter fit-filter staff-change change-themselves ourselves myself by-ourselves: service#by-you-or-by-us
certificate cqc record service-record: service#certificate-and-record
privacy gdpr my-data personal-data data-protection: privacyPolicy
vat vat-number vat-free company-number registration-number company-registration registered-office supplier-form: buying#vat-and-company-details
three-quotes written-quotes several-quotes three-written tender framework framework-agreement framework-supplier supply-chain insurance liability carbon-reduction carbon-plan carbon-footprint net-zero esg sustainability environmental slavery ethical risk-assessment method-statement rams coshh: buying#papers-for-a-tender
lock child-lock tamper-proof child-proof turn-it-off switch-it-off children-switch press-button push-button touch-button play-with: controlsAndPapers#lock-none
automatic-mode auto-mode: controlsAndPapers#automatic-mode-none-the-speed-stays-as-you-set-it
app wi-fi remote remote-control bms modbus bacnet: controlsAndPapers#app-and-remote-control-none
power-cut power-failure blackout outage restart: controlsAndPapers#after-a-power-cut-off-until-touched
display dim light-off light-night red-light red-ring ring-mean red-dot flashing blinking ring-light: controlsAndPapers#display-lit-while-the-machine-runs
infection-control: healthCare
cable lead-length mains-lead fuse plug socket amps voltage volts: controlsAndPapers#sockets-and-cable
declaration conformity ce ukca pat pat-test portable-appliance emc: controlsAndPapers#declaration-of-conformity
wipe wiping disinfectant disinfect decontamination decontaminate sanitise bleach chlorine clean-chlorine alcohol: controlsAndPapers#disinfectants-on-generation-y
paper paperwork brochure manual instructions user-guide: controlsAndPapers#papers-and-how-you-get-them
turn-off-uv turn-uv lamp-off uv-off ioniser-off turn-off-ion switch-off-uv: controlsAndPapers#lamp-and-ion-stage-run-with-the-machine
controls reset reset-filter filter-light reminder-light button turn-on switch-on turn-off switch-off start switch operate easy-to-use: controlsAndPapers#what-a-touch-does
terms conditions: termsAndConditions
grant capital-allowance tax-relief air-conditioning conditioner cool heating humidifier dehumidifier heater vacuum washing-machine job vacancy career medical-device fire-tested fire-rating well-certification breeam leed iso-9001 colour color mhra oxygen swimming-pool tuberculosis gift-wrap gift-card reseller distributor dealer stockist franchise wholesale white-label drop-ship operating-theatre: askUs
contact come-and-see see-it in-person phone telephone call-us call-you call-me freephone ring speak talk-to email mail phone-number opening-hours opening-times office-hours address based located location headquarters showroom visit-you where-are-you complaint: contact
sign-up register-for newsletter account login log-in: signUp
warranty repair: delivery#the-1-year-service-warranty
return refund cancel cancellation send-back send-it-back money-back change-my-mind exchange: delivery#changing-your-mind
meter monitor air-sensor co2-sensor export-data: airSense
delivery lead-time next-day same-day half-term school-holiday ireland scotland wales abroad overseas export international europe: delivery#delivery
hire hiring rent rental day-hire hire-for hire-one hire-two rent-for rent-purifiers-for: hospitality#questions
monthly lease lease-rent lease-or-rent rent-monthly hire-purchase contract-hire finance by-the-month pay-monthly pay-by-month monthly-cost monthly-payment spread-cost budget-year: service#contract-hire-purchase education#can-we-spread-the-cost-over-budget-years business#can-we-pay-by-the-month
lamp-life lamp-lifespan lifespan replace-lamp replacement-uv new-lamp lamp-price: service#what-every-purifier-needs
trial day-trial try-it try-one try-first loan sample-unit: buying
pay payment budget paying paypal klarna card invoice bacs bank credit credit-account trade-account payment-terms credit-terms net-30 30-days-account terms-30 30-days-terms 30-days-pay 30-days-invoice bank-details: buying#payment-terms
timer time-switch on-a-schedule: controlsAndPapers#timer-none-in-the-machine
discount match-price competitor-price cheaper-elsewhere minimum-order bulk bulk-order several-machines trade price-match: buying
buy buying purchase-order po order quote quotation supplier questionnaire procurement: buying
`;

/** Of the machines: a page or question that says more of what is asked goes before. */
const machineLines = `
two-small two-machines one-big-one two-or-one one-or-two two-slow: the-speed-you-can-talk-over#two-slow-machines-or-one-fast-one
chalk chalk-dust magnesium: gym#what-does-chalk-do-to-the-filters
cooking cooking-smell kitchen-smell frying fryer: hospitality#does-it-take-away-cooking-smells
aerosol agp droplet: air-purification-in-dentistry#dentistry-and-air-purification
cadr clean-air-delivery: reading-a-data-sheet#cadr-the-airflow-that-counts
airflow measured airflow-test cadr-test cadr-measured anemometer: evidence#airflow
speed speeds setting settings which-speed full-speed: the-speed-you-can-talk-over#which-speed-when
nhs-england netb nhs-guidance nhs-estates: healthCare#what-nhs-england-asks
htm htm-03 htm-03-01 healthcare-ventilation: healthCare#does-a-purifier-count-towards-htm-03-01
isolation isolation-room negative-pressure: healthCare#can-it-stand-in-an-isolation-room
clean-filter wash-filter wash-hepa-filter prefilter pre-filter vacuum-the-filter wash: home#how-do-i-clean-the-filter
pollen dust-mite dust: homes#pollen-and-dust
pet cat-allergy hair litter: homes#pets
evidence proof prove proven study studies scientific independent lab laboratory clinical-trial test-report iso 14644: evidence
hepa hepa-filter h13 h14 efficiency filter-class filter-grade grade 1822 29463 leak-test dop: evidence#filter-class
medical-grade hospital-grade clinical-grade true-hepa: reading-a-data-sheet#words-to-check
between-patients next-patient gap-between stay-empty wait-between how-long-to-wait: dentistry#will-a-purifier-shorten-the-gap-between-patients
ion ion-dangerous ion-safe ion-harmful: evidence#ions
photocatalyst photocatalyst-safe photocatalysis photocatalytic: evidence#photocatalyst
stage filtration-stages it-work purifier-work machine-work they-work: about#technology-heading
uv uvc ultraviolet wavelength uv-kill uv-virus: evidence#uv-c
company anyone-like who-else other-customers your-customers review testimonial case-study customer-reference reference-customer references-from who-are-you who-is-behind owner owns founder founded who-makes made made-in manufacture manufacturer origin british uk-company: about
power watt power-consumption consumption: controlsAndPapers#papers-and-how-you-get-them
electricity running-cost electricity-cost electricity-bill energy kwh cost-run: compared education#five-years healthCare#five-years hospitality#five-years gym#five-years homes#what-does-it-cost-to-run
plan plan-my several-rooms all-rooms all-our-rooms whole-building whole-school whole-hotel: roomPlanner#my-plan dentistry#plan education#plan healthCare#plan business#plan hospitality#plan gym#plan
rattle buzz hum squeak clicking vibrate louder-than-it-was my-noise making-noise makes-noise: buying#servicing-sheet-for-each-model
quiet quietest quieter quietly silent: evidence#noise dentistry#can-it-run-during-treatment education#will-thirty-children-hear-it healthCare#is-it-quiet-enough-by-day business#will-people-turn-it-off-because-of-the-noise hospitality#will-guests-hear-it gym#can-the-machines-run-through-a-quiet-class homes#rooms-at-home
night sleep: homes#rooms-at-home healthCare#can-patients-sleep-beside-it hospitality#will-guests-hear-it
noise sound-power sound-level sound-pressure disturb distract talk-over: evidence#noise dentistry#can-it-run-during-treatment education#will-thirty-children-hear-it healthCare#is-it-quiet-enough-by-day business#will-people-turn-it-off-because-of-the-noise hospitality#will-guests-hear-it gym#can-the-machines-run-through-a-quiet-class
window stuffy open-window ventilation ventilate fresh-air extractor extractor-fan extraction extraction-fan mechanical-ventilation mvhr open-doors: homes#do-i-still-open-the-windows dentistry#do-we-still-need-a-window-or-an-extractor-fan education#do-we-still-need-to-open-the-windows business#we-have-mechanical-ventilation-do-we-still-need-a-purifier hospitality#can-we-open-the-doors-and-run-it-at-the-same-time gym#what-does-it-leave-to-our-ventilation
safe safety uv-safe uv-dangerous uv-harmful light-safe light-dangerous lamp-safe unsafe dangerous danger harmful hurt touch child-safe children-safe toddler small-children safe-around: education#is-it-safe-around-small-children homes#where-does-it-stand
cost-of-ownership total-cost whole-life lifetime payback pay-for-itself return-on-investment roi five-year ownership 5-year long-term-cost: service#five-year-cost education#five-years healthCare#five-years hospitality#five-years gym#five-years
business-case per-pupil per-member per-head per-guest per-patient per-desk per-cover per-person governor board-paper board-report case-for convince-board: roomPlanner#case dentistry#case education#case healthCare#case business#case hospitality#case gym#case
ach air-change: evidence#air-changes gym#how-many-air-changes-should-a-gym-have
during-treatment during-drilling during-procedure while-treating during-lesson during-class break-time: dentistry#can-it-run-during-treatment education#will-thirty-children-hear-it healthCare#is-it-quiet-enough-by-day business#will-people-turn-it-off-because-of-the-noise hospitality#will-guests-hear-it gym#can-the-machines-run-through-a-quiet-class
guidance guideline standard department dfe regulation requirement: evidence education#what-the-department-for-education-asks healthCare#what-nhs-england-asks
two-rooms between-rooms move-it room-to-room carry several-places share-one: homes#can-i-use-one-machine-for-two-rooms hospitality#can-we-move-one-machine-between-rooms
x-or-y y-or-x y-or-generation x-or-generation y-instead-of why-generation-y: compareXY dentistry#why-generation-y-when-generation-x-moves-more-air-for-less
all-day all-night day-and-night continuously 24-7 24 overnight leave-on leave-it-on left-on nonstop: homes#can-it-run-all-night dentistry#can-it-run-during-treatment
filter cartridge filter-price filter-cost filter-set buy-filter order-filter: service#filter-sets-and-spare-parts
change-filter how-often-filter filter-last filter-life often filter-full filter-schedule filter-replacement-schedule: home#when-do-filters-need-replacing dentistry#who-changes-the-filters-and-when education#how-do-the-filters-fit-the-school-year healthCare#who-looks-after-the-filters business#who-changes-the-filters-and-how-often
clean-it clean-machine clean-casing clean-purifier cleaned cleaner housekeeping wipe-down: buying#servicing-sheet-for-each-model
mould: homes#pollen-and-dust
asbestos asbestos-dust asbestos-fibre: home
virus cold illness healthier: about#limits-heading
asthma symptom: homes#will-it-help-with-asthma-or-hay-fever
smoke shisha fire-smoke: homes#smoke
mount drill-wall drill-hole wall-mount ceiling-mount mount-ceiling: homes#where-does-it-stand
place placement in-the-way get-in-the-way position located stand wall corner put where-to: home#where-should-the-purifier-stand dentistry=air-purification-in-dentistry#how-should-the-purifier-be-used education=how-much-clean-air-a-classroom-needs#where-it-stands-and-who-looks-after-it healthCare#where-a-machine-stands-beside-a-bed business#where-should-machines-stand-on-an-open-floor gym#where-do-machines-stand-on-a-busy-floor homes#where-does-it-stand
calculator calculate: home#calculator
download data-sheet datasheet pdf: machines
clearance clear clear-the-room leave-the-room how-long-until how-long-to-clear air-is-clean until-the-air minutes after-drilling after-treatment: roomPlanner#planner-clearance dentistry#will-a-purifier-shorten-the-gap-between-patients healthCare#how-soon-the-air-is-clear-after-a-procedure
carbon hepa-carbon hepa-or-carbon activated-carbon charcoal smell gas gases fume vapour voc formaldehyde solvent chemical: evidence#carbon hospitality#does-it-take-away-cooking-smells gym#does-it-deal-with-the-smell-of-a-changing-room
blog article read-more guide-to: blog education=how-much-clean-air-a-classroom-needs dentistry=air-purification-in-dentistry
fallow fallow-time: air-purification-in-dentistry#calculate-fallow-time
ozone ozone-test test-ozone emission: evidence#ozone healthCare#does-it-give-off-ozone homes#does-it-make-ozone
install planning-permission permission listed-building building-regulations consent installation set-up fitted: delivery#delivery
3d 3d-model rotate see-it-in-3d in-my-room: turn
film watch: home
co2 co2-reading co2-level ppm air-quality: airSense
`;

/** Asked of anything: they answer where a query names no other subject. */
const generalLines = `
planner size how-many room-size ceiling ceiling-height: roomPlanner
price airpurifier air-purifier purifier machine cost list cheap cheapest: machines
largest biggest powerful strongest the-big-one: largest
smallest lightest portable the-small-one: smallest
compare cadr-each cadr-model cadr-machines cadr-all airflow-each airflow-model airflow-all what-size-is size-is-it comparison difference best big tall weight weigh heavy dimension height width fit space footprint table choose: compared
`;

/** Where a query is about the water bottles, instead of the machines. */
const bottleLines = `
bottle achilles flask drink water purification purify: water
not-a-filter bottle flask water drink juice milk tea coffee squash fizzy fizzy-water metal heavy-metal chlorine fluoride limescale sediment taste stream river lake tap filter cartridge: evidence#bottle
dishwasher bottle flask water: evidence#ipx7
capacity colour colour-bottle bottle-colour bottle flask water size ml litre hold battery charge usb weight lid wash material steel: bottle
`;

const places: Readonly<Record<string, string>> = {
  askUs: askUs.to,
  signUp: contactUrl('sign-up'),
  machines: `${href('shop')}?group=air`,
  compared: compareUrl(calculatorModels.map(({ slug }) => slug)),
  compareXY: compareUrl(['generation-x', 'generation-y']),
  turn: turnUrl('generation-x'),
  largest: href('product', { slug: 'generation-z' }),
  smallest: href('product', { slug: 'generation-s' }),
  airSense: href('product', { slug: 'mars-air-sense' }),
  bottle: href('product', { slug: bottle.slug }),
};

function addressOf(place: string): string {
  const [page = '', section] = place.split('#');
  return (places[page] ?? href(page as PlainRouteKey)) + (section ? `#${section}` : '');
}

/** What a query asks for and where it is answered. */
export type Intent = {
  phrases: ReturnType<typeof phrasesIn>;
  lead: Lead;
  /** Addresses that answer it for a room of their sector. */
  ofSector: ReadonlyMap<string, string>;
  isGeneral: boolean;
};

function readIntents(lines: string): Intent[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [words = '', answered = ''] = line.split(': ');
      const [general = '', ...ofSectors] = answered.split(' ');
      return {
        phrases: phrasesIn(words),
        isGeneral: lines === generalLines,
        lead: { to: addressOf(general), ...intentAnswers[words.replace(/ .*/, '')] },
        ofSector: new Map(
          ofSectors.map((each) => {
            const [sector = '', place = each] = each.split('=');
            return [sector.replace(/#.*/, ''), addressOf(place)] as const;
          }),
        ),
      };
    });
}

const saleIntents = readIntents(saleLines);
export const machineIntents = [...saleIntents, ...[machineLines, generalLines].flatMap(readIntents)];
export const bottleIntents = [...saleIntents, ...readIntents(bottleLines)];

/** Where an intent is answered, for the page of the named room or for all. */
export function leadOf({ lead, ofSector }: Intent, sector: PlainRouteKey | undefined): Lead {
  const own = sector && ofSector.get(sector);
  return own === undefined ? lead : { to: own };
}

/** Every word of the intents, for the spelling. */
export const wordsOfIntents = [saleLines, machineLines, generalLines, bottleLines]
  .flatMap((lines) => lines.trim().split('\n'))
  .flatMap((line) => line.replace(/:.*/, '').split(/[ -]/));
