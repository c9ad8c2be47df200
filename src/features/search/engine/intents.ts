import { grouped } from '@/lib/format/number';
import { company } from '@/config/company';
import { consumerDays, delivery, deliveryPence } from '@/data/products/delivery';
import { filterSetPence } from '@/data/filter-prices';
import { filterCare, filterLife } from '@/data/products/filter-care';
import { achillesWaterBottleWhiteSummary as bottle } from '@/data/products/achilles-water-bottle-white/summary';
import { unconfirmed } from '@/data/unconfirmed';
import { uvCLight } from '@/data/uv-c';
import { choiceFor, formatPrice, formatPricedMachines, formatSpeed, prices } from '@/data/room-answers';
import { livingRoom } from '@/data/rooms/home-rooms';
import { calculatorModels, type CalculatorModelName } from '@/domain/machines';
import { wallGapCm } from '@/domain/placing';
import { exampleUse, runningCost } from '@/domain/running-cost';
import { combinedNoiseDbA, quietBelowDbA, speedOf } from '@/domain/speeds';
import { formatEstimatedCost, money } from '@/lib/format/money';
import { compareUrl } from '@/lib/links/compare-url';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { turnUrl } from '@/lib/links/turn-url';
import { askUs } from './answer';
import { warranty } from '@/data/products/warranty';

/** The address for any of the words, with title and text where the page's own do not serve. A hyphen joins a phrase. */
export type Intent = readonly [to: string, words: string, title?: string, text?: string];

const deliveryPage = href('delivery');
const service = href('service');
const buying = href('buying');
const controlsPage = href('controlsAndPapers');
const machines = `${href('shop')}?group=air`;
const compared = compareUrl(calculatorModels.map(({ slug }) => slug));

const listPrices = Object.values(prices).filter((pence) => pence !== undefined);

/** As in "£39 to £129". */
function range(figures: readonly number[], format: (figure: number) => string | number = String): string {
  return `${format(Math.min(...figures))} to ${format(Math.max(...figures))}`;
}

const working = calculatorModels.map(({ name }) => speedOf(name, 'working'));

const second = calculatorModels.map(({ name }) => speedOf(name, 2).noiseDbA);

function electricityPence(name: CalculatorModelName): number {
  return runningCost(name, exampleUse, filterLife).electricityPence;
}

const forLivingRoom = choiceFor(livingRoom);

/** Of the sale and of the controls: each has its page, whatever else is asked. */
export const saleIntents: readonly Intent[] = [
  // What we neither sell nor say anything about.
  [
    askUs.to,
    'air-conditioning conditioner humidifier dehumidifier heater vacuum washing-machine job vacancy vacancies career tuberculosis gift-wrap gift-card',
  ],
  [
    href('contact'),
    'contact phone telephone call-us call-you call-me freephone ring speak talk-to email mail phone-number opening-hours opening-times office-hours address based located location headquarters showroom visit where-are-you complaint',
    `Freephone ${company.phone.label}, ${company.openingHours.label}`,
  ],
  [
    contactUrl('sign-up'),
    'sign-up register-for newsletter account login log-in',
    'Sign up for news by the contact form',
  ],
  [`${deliveryPage}#if-it-arrives-damaged-or-faulty`, 'faulty fault broken broke damaged defect working not-working'],
  [
    `${deliveryPage}#the-1-year-service-warranty`,
    'repair warranty guarantee',
    warranty.name,
    `From the day of delivery, in addition to your statutory rights. ${warranty.covers[0]} (sample).`,
  ],
  [
    `${deliveryPage}#changing-your-mind`,
    'return refund cancel cancellation send-back send-it-back money-back change-my-mind exchange',
    `Consumers have ${consumerDays.cancel} days from delivery to change their mind`,
    'Organisations may return what they ordered only where the quote says so: ask for it before you order.',
  ],
  [`${deliveryPage}#your-old-machine`, 'recycle weee dispose disposal old-machine old-purifier take-back'],
  [href('product', { slug: 'mars-air-sense' }), 'meter monitor air-sensor co2-sensor'],
  [href('water'), 'bottle achilles flask drink water', `Achilles water bottle, white or black: ${formatPrice(bottle)}`],
  [
    `${deliveryPage}#delivery`,
    'delivery deliver delivered shipping ship shipped postage courier dispatch lead-time next-day same-day ireland scotland wales abroad',
    `Delivery: ${delivery.days} working days, ${money(deliveryPence)} an order on the UK mainland (sample)`,
  ],
  [
    `${href('hospitality')}#questions`,
    'hire hiring rent rental day-hire hire-for hire-one hire-two rent-for rent-purifiers-for',
    'For one event: no hire',
    `${unconfirmed.hire} By the month: contract hire purchase, for limited companies and larger organisations.`,
  ],
  [
    `${service}#contract-hire-purchase`,
    'lease leasing lease-rent rent-monthly hire-purchase contract-hire finance monthly instalment spread-cost',
    'By the month: contract hire purchase',
    `For limited companies and larger organisations, subject to status. ${unconfirmed.hire}`,
  ],
  [`${service}#service-contract`, 'service-contract servicing maintenance maintain engineer remind reminder'],
  [`${service}#filter-sets-and-spare-parts`, 'spare spares spare-parts replacement replace-lamp uv-lamp new-lamp'],
  [`${service}#what-every-purifier-needs`, 'used-filter used-hepa-filter dispose-filter clinical-waste'],
  [`${service}#by-you-or-by-us`, 'prefilter clean-filter'],
  [
    `${service}#what-every-purifier-needs`,
    'lamp-life lamp-lifespan lifespan bulb-life',
    'How long a lamp lasts is not stated yet: ask us',
    'Only our service changes it.',
  ],
  [`${service}#certificate-and-record`, 'certificate cqc'],
  [href('privacyPolicy'), 'privacy gdpr my-data personal-data data-protection'],
  [`${buying}#vat-and-company-details`, 'vat vat-number vat-free company-number supplier-form'],
  [
    buying,
    'trial try-it try-one try-first',
    'Ask for a trial in one room before you order',
    'Your quote says whether and how.',
  ],
  [`${buying}#ask-for-another-paper`, 'risk-assessment method-statement rams coshh'],
  [
    `${buying}#papers-for-a-tender`,
    'tender framework supply-chain insurance insured liability carbon-reduction carbon-plan carbon-footprint net-zero esg sustainability environmental slavery ethical',
  ],
  [
    `${buying}#payment-terms`,
    'pay payment paying paypal card invoice bacs bank credit credit-account payment-terms',
    'How and when to pay',
  ],
  [`${controlsPage}#lock-none`, 'lock locked lockable tamper child-lock turn-it-off turn-off'],
  [
    `${controlsPage}#timer-none-in-the-machine`,
    'timer time-switch schedule',
    'No timer in the machine',
    'A wall socket with a time switch turns it off; to turn it on again takes a touch (sample).',
  ],
  [`${controlsPage}#automatic-mode-none-the-speed-stays-as-you-set-it`, 'automatic-mode auto-mode'],
  [`${controlsPage}#app-and-remote-control-none`, 'app wifi remote-control'],
  [`${controlsPage}#after-a-power-cut-off-until-touched`, 'power-cut power-failure blackout outage restart'],
  [`${controlsPage}#display-lit-while-the-machine-runs`, 'display dim light-off light-go-off light-night'],
  [`${controlsPage}#what-a-touch-does`, 'reset reset-filter filter-light reminder-light'],
  [href('healthCare'), 'infection-control'],
  [`${controlsPage}#sockets-and-cable`, 'cable lead-length mains-lead fuse plug socket amps'],
  [`${controlsPage}#declaration-of-conformity`, 'declaration conformity ce ukca pat pat-test emc'],
  [`${controlsPage}#disinfectants-on-generation-y`, 'wipe wiped disinfectant disinfect'],
  [`${controlsPage}#papers-and-how-you-get-them`, 'paper paperwork'],
  [controlsPage, 'controls button'],
  [href('termsAndConditions'), 'terms conditions'],
  [
    buying,
    'discount discount-bulk bulk bulk-discount bulk-order several-machines trade price-match reseller',
    'For several machines: a written quote names the price of all',
    'This site prints one list price a machine and no discount. Write how many you need.',
  ],
  [
    buying,
    'buy buying business-case purchase-order po order quote quotation supplier questionnaire procurement',
    'Quote, purchase order, payment: how to buy from us',
  ],
];

/** Of the machines: a page or question that says more of what is asked goes before. */
export const machineIntents: readonly Intent[] = [
  [
    machines,
    'airpurifier air-purifier purifier machine price pricing cost list budget cheap cheapest',
    `Air purifiers: ${range(listPrices, money)}`,
    `With VAT; Generation S is priced on request. A filter set is ${range(Object.values(filterSetPence), money)} (sample), delivery ${money(deliveryPence)} an order (sample).`,
  ],
  [
    compared,
    'running-cost electricity energy watt kwh power-consumption',
    `Electricity: ${range(
      calculatorModels.map(({ name }) => electricityPence(name)),
      formatEstimatedCost,
    )} a year, estimated`,
    `${formatEstimatedCost(electricityPence('GEN X'))} for Generation X: at working speed, ${grouped(exampleUse.hoursPerYear)} hours a year, ${exampleUse.pencePerKilowattHour} p/kWh. Filter sets come on top: each machine’s page adds up five years.`,
  ],
  [
    href('roomPlanner'),
    'cost-of-ownership total-cost whole-life lifetime five-year ownership planner size how-many room-size several-rooms all-rooms',
  ],
  [
    `${href('evidence')}#noise`,
    'quiet quietest silent night sleep sleeping',
    `Quiet: speed 1 or 2, from below ${quietBelowDbA} to ${Math.max(...second)} dB(A), estimated`,
    `A living room takes ${formatPricedMachines(forLivingRoom)}, ${formatSpeed(forLivingRoom)}.`,
  ],
  [
    `${href('evidence')}#noise`,
    'noise noisy loud decibel db',
    `You can talk over one machine at its working speed: ${range(working.map(({ noiseDbA }) => noiseDbA))} dB(A), estimated`,
    `At that speed it moves ${range(working.map(({ airflowM3PerHour }) => airflowM3PerHour))} m³/h. Two machines are ${combinedNoiseDbA(0, 2)} dB louder than one, four are ${combinedNoiseDbA(0, 4)}.`,
  ],
  [`${href('evidence')}#air-changes`, 'ach air-change'],
  [
    `${service}#filter-sets-and-spare-parts`,
    'filter cartridge change filter-price filter-cost',
    `A filter set is ${range(Object.values(filterSetPence), money)} (sample), ${money(filterSetPence['GEN X'])} for Generation X`,
    `Change it every ${filterCare.changeMonthsText} months, by the hours that the machine runs: in office or school hours once a year.`,
  ],
  [
    compared,
    'compare comparison difference best big biggest tall largest smallest the-small-one the-big-one weight weigh heavy dimensions height width',
    'Compare the four machines side by side',
    'Rooms, prices, sizes, noise and running cost in one table.',
  ],
  [`${href('homes')}#pollen-and-dust`, 'pollen'],
  [
    `${href('homes')}#pollen-and-dust`,
    'mould damp',
    'Mould: the filter captures spores in the air',
    'It dries no room and takes no mould off a wall.',
  ],
  [
    href('home'),
    'asbestos asbestos-dust asbestos-fibre',
    'Leave asbestos to a specialist',
    'HEPA captures stray fibres. That makes no room safe.',
  ],
  [
    `${href('about')}#limits-heading`,
    'virus covid covid-19 covid-virus coronavirus flu influenza',
    'Viruses: fewer particles in the air, no promise of health',
    'A HEPA filter is built to hold particles of that size. Whether people fall ill depends on more than that.',
  ],
  [
    `${href('homes')}#pollen-and-dust`,
    'asthma allergy hayfever hay-fever',
    'We make no promise about asthma or hay fever',
    'The filter takes pollen and dust out of the air. For your health ask your doctor.',
  ],
  [`${href('homes')}#pets`, 'pet cat dog dander hair litter fur'],
  [
    `${href('homes')}#smoke`,
    'smoke smoker cooking vape vaping bonfire',
    'Smoke: the filter holds the particles, carbon takes up part of the smell',
    `A living room takes ${formatPricedMachines(forLivingRoom)}. Close the windows while smoke is outside.`,
  ],
  [
    `${href('homes')}#questions`,
    'mount hang bracket wall-mount ceiling ceiling-mount',
    'None hangs on a wall: all four stand on the floor',
    `${wallGapCm} cm from the wall, each on one socket.`,
  ],
  [
    `${href('homes')}#questions`,
    'place placing position stand wall corner put',
    'Where does it stand?',
    `${wallGapCm} cm from the wall, not behind a curtain or a sofa.`,
  ],
  [`${href('home')}#calculator`, 'calculator calculate', 'Air change calculator'],
  [
    machines,
    'manual instructions brochure download user-guide data-sheet datasheet pdf',
    'Manuals and brochures (PDF)',
    'On each product page, under Support.',
  ],
  [
    href('evidence'),
    'evidence proof prove proven study studies scientific independent lab laboratory clinical-trial test-report iso 14644',
  ],
  [`${href('evidence')}#filter-class`, 'hepa h13 h14 efficiency 1822 29463'],
  [`${href('evidence')}#fine-dust`, 'pm2.5 pm10 fine-dust'],
  [`${href('evidence')}#clearance`, 'clearance clear-the-room leave-the-room'],
  [`${href('reading-a-data-sheet')}#words-to-check`, 'medical-grade hospital-grade clinical-grade true-hepa'],
  [`${href('about')}#limits-heading`, 'catch catching prevent promise'],
  [`${href('evidence')}#carbon`, 'carbon activated-carbon charcoal'],
  [`${href('evidence')}#ions`, 'ion ioniser ionizer ionisation'],
  [`${href('evidence')}#uv-c`, 'uv uvc ultraviolet wavelength'],
  [
    `${href('air-purification-in-dentistry')}#calculate-fallow-time`,
    'fallow fallow-time between-patients after-treatment stay-empty',
  ],
  [href('about'), 'review testimonial reference customer who-are-you owner owns founder'],
  [`${href('evidence')}#ozone`, 'ozone', `Our lamps give light of ${uvCLight}`, 'The whole machine is not tested yet.'],
  [`${href('about')}#technology-heading`, 'technology stages how-it-works'],
  [
    `${deliveryPage}#delivery`,
    'install installation set-up fit',
    'One socket, no installation',
    'If you would like us to set it up, ask for it in the quote.',
  ],
  [
    turnUrl('generation-x'),
    '3d 3d-model rotate',
    'Turn Generation X in 3D, or see it in your room',
    'By the button on the picture of each purifier.',
  ],
  [href('home'), 'film video watch', 'Film: the air’s way through the stages', 'On the home page.'],
  [href('product', { slug: 'mars-air-sense' }), 'co2 air-quality'],
];
