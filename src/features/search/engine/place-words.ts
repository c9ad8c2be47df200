import type { PlaceWords } from './intent';

/** Of the sale and of the controls. */
export const salePlaces = {
  'delivery#if-it-arrives-damaged-or-faulty':
    'faulty missing working not-working stopped-working wont-switch wont-start wont-turn does-not-start',
  'delivery#a-question-about-an-order': 'parcel my-order where-order track-order tracking order-status order-number',
  'delivery#your-old-machine': 'recycle weee dispose disposal old-machine old-purifier take-back',
  'service#service-contract':
    'service-contract service-plan care-plan servicing maintenance maintain engineer remind reminder',
  'service#filter-sets-and-spare-parts': 'spare spare-parts replacement replacement-filter order-replacement',
  'service#what-every-purifier-needs': 'used-filter used-hepa-filter dispose-filter clinical-waste',
  'service#by-you-or-by-us':
    'how-change-filter how-fit-filter steps-filter fit-filter staff-change change-themselves ourselves myself by-ourselves',
  'service#certificate-and-record': 'certificate cqc record service-record',
  privacyPolicy: 'privacy gdpr my-data personal-data data-protection',
  'buying#vat-and-company-details':
    'vat vat-number vat-free company-number registration-number company-registration registered-office supplier-form',
  'buying#papers-for-a-tender':
    'three-quotes written-quotes several-quotes three-written tender framework framework-agreement framework-supplier supply-chain insurance liability carbon-reduction carbon-plan carbon-footprint net-zero esg sustainability environmental slavery ethical risk-assessment method-statement rams coshh',
  'controlsAndPapers#lock-none':
    'lock child-lock turn-it-off switch-it-off children-switch press-button push-button touch-button play-with',
  'controlsAndPapers#automatic-mode-none-the-speed-stays-as-you-set-it': 'automatic-mode auto-mode',
  'controlsAndPapers#app-and-remote-control-none': 'app wi-fi remote remote-control bms',
  'controlsAndPapers#after-a-power-cut-off-until-touched': 'power-cut power-failure blackout outage restart',
  'controlsAndPapers#display-lit-while-the-machine-runs':
    'display dim light-off light-go-off light-night turn-off-light red-light red-ring ring-mean red-dot flashing blinking ring-light',
  'controlsAndPapers#what-a-touch-does': 'reset reset-filter filter-light reminder-light',
  healthCare: 'infection-control',
  'controlsAndPapers#sockets-and-cable': 'cable lead-length mains-lead fuse plug socket amps',
  'controlsAndPapers#declaration-of-conformity': 'declaration conformity ce ukca pat pat-test portable-appliance emc',
  'controlsAndPapers#disinfectants-on-generation-y':
    'wipe wiping disinfectant disinfect decontamination decontaminate sanitise bleach chlorine clean-chlorine alcohol',
  'controlsAndPapers#papers-and-how-you-get-them': 'paper paperwork',
  'controlsAndPapers#lamp-and-ion-stage-run-with-the-machine':
    'turn-off-uv turn-uv turn-off-lamp lamp-off uv-off ioniser-off turn-off-ion switch-off-uv',
  controlsAndPapers: 'controls button turn-on switch-on turn-off switch-off start',
  termsAndConditions: 'terms conditions',
} satisfies PlaceWords;

/** Of the machines. */
export const machinePlaces = {
  roomPlanner: 'planner size how-many room-size',
  'the-speed-you-can-talk-over#two-slow-machines-or-one-fast-one':
    'two-small two-machines one-big-one two-or-one one-or-two two-slow',
  'gym#what-does-chalk-do-to-the-filters': 'chalk chalk-dust magnesium',
  'hospitality#does-it-take-away-cooking-smells': 'cooking cooking-smell kitchen-smell frying fryer',
  'air-purification-in-dentistry#dentistry-and-air-purification': 'aerosol agp droplet',
  'reading-a-data-sheet#cadr-the-airflow-that-counts': 'cadr clean-air-delivery',
  'evidence#airflow': 'airflow measured airflow-test anemometer',
  'the-speed-you-can-talk-over#which-speed-when': 'speed speeds setting settings which-speed full-speed',
  'healthCare#what-nhs-england-asks': 'nhs-england netb nhs-guidance nhs-estates',
  'healthCare#does-a-purifier-count-towards-htm-03-01': 'htm htm-03 htm-03-01 healthcare-ventilation',
  'healthCare#can-it-stand-in-an-isolation-room': 'isolation isolation-room negative-pressure',
  'home#how-do-i-clean-the-filter':
    'clean-filter filter-cleaning prefilter pre-filter vacuum-the-filter hoover-filter washable',
  'homes#pollen-and-dust': 'pollen dust-mite dust',
  'homes#pets': 'pet cat-allergy hair litter',
  evidence:
    'evidence proof prove proven study studies scientific independent lab laboratory clinical-trial test-report iso 14644',
  'evidence#filter-class': 'hepa h13 h14 efficiency filter-class filter-grade grade 1822 29463 leak-test dop',
  'reading-a-data-sheet#words-to-check': 'medical-grade hospital-grade clinical-grade true-hepa',
  'dentistry#will-a-purifier-shorten-the-gap-between-patients':
    'between-patients next-patient gap-between stay-empty wait-between how-long-to-wait',
  'evidence#ions': 'ion-dangerous ion-safe ion-harmful ion',
  'evidence#uv-c': 'uv uvc ultraviolet wavelength',
  about:
    'anyone-like who-else other-customers your-customers review testimonial customer-reference reference-customer references-from who-are-you who-is-behind owner owns founder founded made made-in manufacture manufacturer origin british uk-company company',
} satisfies PlaceWords;
