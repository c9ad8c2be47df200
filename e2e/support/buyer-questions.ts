import { heldQuestions } from './held-questions';

/**
 * What buyers type, one a line: the query, its expected targets (keys of routes, slugs of products, a comparison, or the
 * offer to ask us), and the words that the first result must show. The training queries were written before the index was
 * read.
 */
const trainingQueries = `
air purifier for dental surgery: dentistry
fallow time: dentistry, air-purification-in-dentistry
how many air changes do i need in a surgery 4m x 3.5m: dentistry, roomPlanner
dentel air purifer: dentistry
generation y price: generation-y | £695
do you do a certificate for our cqc inspection: service, dentistry
can it be wiped down with disinfectant: controlsAndPapers, generation-y, dentistry
whats the difference between x and y: compare generation-x+generation-y
how long to wait between patients after aerosol procedures: dentistry, air-purification-in-dentistry
does the uv light make ozone: evidence, air-purification-in-dentistry, homes, home
nosie of generation y at the chair: generation-y
is the filter medical grade hepa h13: evidence, home, about, reading-a-data-sheet
replacement filter for gen y: gen-y-filter
how often do the filters need changing: business, service, home, air-purification-in-dentistry, evidence
waiting room of a small dental practice: dentistry
delivery time: delivery
can we lease it: service
decontamination room: dentistry
genration y manual pdf: generation-y
covid guidance dentist ventilation: air-purification-in-dentistry, dentistry, evidence
do you come and install it: ask us, service, delivery, dentistry
surgery 35m3 10 ach which machine: dentistry, roomPlanner, generation-y
air quality meter: mars-air-sense
i want a quote for 4 surgeries and a waiting room: buying, ask us, dentistry, roomPlanner
generation y warrenty: delivery, generation-y
classroom air purifier: education
how many purifiers for a class of 30 pupils: education, how-much-clean-air-a-classroom-needs, roomPlanner
is it quiet enough for lessons: education, the-speed-you-can-talk-over, how-much-clean-air-a-classroom-needs
co2 monitor: mars-air-sense
how much is generation x inc vat: generation-x | £495
can pupils switch it off or lock the controls: controlsAndPapers, education, ask us
dfe specification air cleaning units: education, evidence
school purchase order: buying, delivery, ask us
air purifyer nursery: education
assembly hall 200 people: education, roomPlanner
we need three written quotes: buying, ask us, education
compare generation x and generation z: compare generation-x+generation-z
does an air purifier bring down co2: mars-air-sense, evidence, how-much-clean-air-a-classroom-needs, homes, education
electricity cost per year for a classrom: education, how-much-clean-air-a-classroom-needs, roomPlanner
do you deliver to scotland: delivery
science lab 9 x 7 x 3: education, roomPlanner
waranty: delivery
gen x filter how much: gen-x-filter
quiet purifier for SEN room: education, the-speed-you-can-talk-over
weight of generation x: generation-x
hire purchase for an academy trust: service, education
public liability insurance documents: buying, ask us
how much clean air does a classroom need: how-much-clean-air-a-classroom-needs, education
why not just open windows: education, how-much-clean-air-a-classroom-needs, home, homes
can we borrow one on trial: ask us, delivery, buying
hospital hepa air cleaner: healthCare
six bed ward bay noise at night: healthCare
NETB 2023/01A: healthCare, evidence
negative pressure isolation room: ask us, healthCare
gp waiting room: healthCare
iso 14644 airflow test report: evidence
h14 filter: evidence, reading-a-data-sheet, gen-z-filter, generation-z
uvc wavelength 253.7: evidence, about
generation z dimensions: generation-z
how to dispose of the uv lamp: delivery, service, termsAndConditions, ask us
service contract for 40 machines: service
carbon reduction plan: buying, ask us
what evidence is there that it works: evidence
clearance time 99.9% at 12 ach: evidence, roomPlanner, healthCare
consulting room 5 x 3.2: healthCare, roomPlanner
photocatalyst: evidence, about, generation-z
airflow sheet for the serial number: generation-y, evidence, service, healthCare, dentistry
care home lounge: healthCare
does it kill viruses: evidence, home, about
are you on an nhs framework: buying, ask us, healthCare
is it a medical device: evidence, ask us, healthCare, termsAndConditions
gen z filter replacment cost: gen-z-filter
how loud is generation z: generation-z
ce or ukca marking and pat test: controlsAndPapers, ask us, evidence, service
hosptial purifier price: healthCare
office air purifier: business
open plan 80 m2 20 desks: business, roomPlanner
meeting room for 8 people: business, roomPlanner
mars air sense price: mars-air-sense | Price
what does CADR mean: reading-a-data-sheet, evidence
two small machines or one big one: the-speed-you-can-talk-over
generation x vs y: compare generation-x+generation-y
running cost: shop, business, homes, education, generation-x, roomPlanner, service
shipping cost: delivery
same day delivary: delivery
stuffy office with no windows: business
air sense battery life: mars-air-sense
export data from the meter by usb: mars-air-sense
phone number: contact
generation x noise levels: generation-x
how far from the wall should it stand: service, homes, home, how-much-clean-air-a-classroom-needs, generation-x
branded water bottles for staff: water, achilles-water-bottle-white, achilles-water-bottle-black, ask us
what if it doesnt suit can we send it back: delivery
printer fumes and voc: business, evidence, about, mars-air-sense
can i control it from an app on wifi: controlsAndPapers, ask us
opening hours: contact
plan several rooms at once: roomPlanner
quiet ofice purifier under 35 db: business, the-speed-you-can-talk-over, roomPlanner
coverage 144 m2: generation-x, evidence, roomPlanner
humidifier: ask us
air purifier for a bar: hospitality
cigarette smell in pub: hospitality, homes
hotel bedroom: hospitality
restaurant 60 covers: hospitality, roomPlanner
biggest machine you sell: generation-z, shop
genration z price: generation-z | £1,195
hire for a weekend event: hospitality, service, ask us
kitchen grease extraction: ask us, hospitality
nightclub sweat and vape: hospitality, homes
does generation z come in black: generation-z
hospitality: hospitality
banquet hall 20 x 12 x 4: hospitality, roomPlanner
how heavy is the z: generation-z
is there finance: service, delivery, ask us
replacement uv bulb: service, ask us
how do i clean the prefilter: service, home, air-purification-in-dentistry
next day delivery?: delivery
guests sleeping how loud at night hotel: hospitality
tattoo studio: ask us, home, roomPlanner
see it in 3d in my room: shop, generation-s, generation-x, generation-y, generation-z
compare models: shop
gen z brochure: generation-z
function room wedding 120 guests: hospitality, roomPlanner
does it need ducting: ask us, home, homes, service, business
trade discount: buying, ask us
gym air purifier: gym
spin studio 25 bikes: gym, roomPlanner
changing room smell: gym
get rid of sweat odour in fitness studio: gym
yoga studio: gym
cost per member: gym
generation z 3d: generation-z
gym floor 15 x 10 x 3.5: gym, roomPlanner
uv water bottle: water, achilles-water-bottle-white, achilles-water-bottle-black
black bottle 750ml: achilles-water-bottle-black
achiles bottle price: achilles-water-bottle-white, achilles-water-bottle-black, water | £49.99
how do i charge the bottle: water, achilles-water-bottle-white, achilles-water-bottle-black
is the bottle dishwasher safe: evidence, water, achilles-water-bottle-white, achilles-water-bottle-black, ask us
plan my gym: gym
swimming pool chlorine: ask us, gym
does the bottle filter river water: water, achilles-water-bottle-white, achilles-water-bottle-black, evidence
martial arts dojo: ask us, gym
chalk dust crossfit: ask us, gym
which is louder generation x or generation z: compare generation-x+generation-z
filter life in hours: evidence, service, reading-a-data-sheet, home
what size room is generation y for: generation-y
watch the film: home, about
white bottle: achilles-water-bottle-white
can it run 24/7: service, homes, home, evidence, gym, ask us
refund: delivery
air purifier for bedroom: homes
hayfever: homes
cat alergy pet hair: homes
generation s price: generation-s | Price
how much is the smallest one: generation-s, shop, homes
cooking smells in a flat: homes
is it safe round a baby: homes, evidence, ask us
mould in damp bedroom: homes, home
wood burner smoke: homes
can i leave it on all night: homes
gen s fitler: gen-s-filter
cancel my order within 14 days: delivery
machine arrived broken: delivery
quietest purifier: evidence, generation-s, homes, the-speed-you-can-talk-over, shop
is the generation s big enough for 12m2: generation-s, homes
do you take paypal: buying, delivery, ask us
are ionisers dangerous: evidence, homes
living room 5 x 4: homes, roomPlanner
how many watts does the s use: generation-s
where are you based: contact, about, termsAndConditions
remind me when to change the filter: service
better than a dyson?: ask us
recycle my old purifier: delivery, termsAndConditions
what do you do with my data: privacyPolicy
formaldehyde from new furniture: mars-air-sense, homes, evidence
payment terms 30 days: buying, delivery, ask us
VAT number: buying, termsAndConditions, contact, delivery, ask us
vat: buying, delivery, termsAndConditions, ask us
do you accept purchase orders: buying, delivery, ask us
price list: shop
bulk order 25 units discount: buying, ask us
company registration number: buying, termsAndConditions, about, contact, privacyPolicy
total cost of ownership over five years: business, education, roomPlanner, gym, dentistry, healthCare, hospitality, service
terms and condtions: termsAndConditions
contract hire: service
lead time for 20 units: delivery
3 year extended warranty: delivery, service
modern slavery statement: buying, ask us
bank details for bacs: buying, ask us, delivery
generation x technical specification: generation-x
power consumption generation z: generation-z
weee disposal: delivery, termsAndConditions
spare parts: service
accessability statement: accessibilityStatement
invoice: buying, delivery, ask us
do you export to ireland: delivery, ask us
certificate of conformity for the hepa filter: controlsAndPapers, evidence, ask us, service
generation y ex vat: generation-y | £579
pqq supplier questionnaire: buying, ask us
who do i speak to about 12 generaton x for our sites: ask us, generation-x
`;

/** Written after the rules: 97 of these 104 passed at the first try, and 94 before the last change of the rules. */
const testQueries = `
air filtration for a dental clinic: dentistry
how do I clean generation y between patients: generation-y, controlsAndPapers, dentistry
ultrasonic scaler aerosol: dentistry, air-purification-in-dentistry, evidence
gen y price plus vat: generation-y | £695
does fallow time still apply: dentistry, air-purification-in-dentistry, evidence
dental lab dust: dentistry, ask us, evidence
paperwork for inspection: service, dentistry, controlsAndPapers, buying
how many m3 per hour does y move: generation-y
surgery 3.5 x 4: dentistry, roomPlanner
practice manager quote: buying, dentistry, ask us
gen y replacement filters: gen-y-filter
mercury: dentistry, evidence, air-purification-in-dentistry
classrooms with 28 pupils: education
year 6 class: education
how noisy during a lesson: education, the-speed-you-can-talk-over, how-much-clean-air-a-classroom-needs
cost per pupil: education
purifier for a nursery school: education
x or s: compare generation-s+generation-x
our co2 monitor shows 1500: mars-air-sense, education, how-much-clean-air-a-classroom-needs
school order form: buying, education
stop children switching it off: controlsAndPapers, education
ict suite: education, business, ask us, roomPlanner
classroom 60 m2: education, roomPlanner
timer switch off at 4pm: controlsAndPapers
can windows stay shut: education, homes, home, how-much-clean-air-a-classroom-needs
hospital waiting room: healthCare
side room on a ward: healthCare
is it safe with oxygen: ask us, healthCare, evidence
nursing home: healthCare
filter grade: evidence, home, reading-a-data-sheet
hepa h13 certificate: evidence, controlsAndPapers, service
how is the airflow tested: about, evidence
z coverage: generation-z
uv-c: evidence, about, home
ozone: evidence, homes, home
measles: ask us, evidence, healthCare
mri scanner room: healthCare, ask us, roomPlanner
insurance documents: buying
disinfectant wipes: controlsAndPapers, generation-y, healthCare, dentistry
pharmacy: healthCare
service interval: service
office of 20 staff: business
open plan: business
huddle room: business, ask us, roomPlanner
how much for three generation x: generation-x | £495
are you vat registered: buying, termsAndConditions
pay by bank transfer: buying
purchase order: buying
terms of payment: buying
hire purchase: service
delivery to glasgow: delivery
when will it arrive: delivery
warranty two years: delivery
what is the running cost: shop, service, business
compare x y z: compare generation-x+generation-y+generation-z
generation z weight: generation-z
noise at speed 1: evidence, the-speed-you-can-talk-over, homes, shop
who do I contact: contact
reference customers: about, ask us, home
meeting room 20 m2: business, roomPlanner
declaration of conformity gen x: generation-x, controlsAndPapers
plan my whole building: roomPlanner, business
hotel: hospitality
bed and breakfast: hospitality, homes
pub garden: hospitality, ask us
wedding reception: hospitality
cooking smell in a restaurant: hospitality
shisha: hospitality, ask us
hire two for one night: service, hospitality
quiet enough for a hotel guest: hospitality
ballroom 25 x 12 x 5: hospitality, roomPlanner
generation z is how much: generation-z | £1,195
next day delivery: delivery
white achilles bottle: achilles-water-bottle-white | £49.99
fitness: gym
gym changing room: gym
weights area: gym, ask us
spin bikes 15: gym
gen z replacement filter: gen-z-filter
studio 12 x 8: gym, roomPlanner
how many air changes should a gym have: gym
chalk: gym
water bottle: water, achilles-water-bottle-white, achilles-water-bottle-black
how long does the bottle take: water, achilles-water-bottle-white, achilles-water-bottle-black, evidence
home air purifier: homes
pets: homes
dust mites: homes
mould: homes, evidence, home
my son has asthma: homes
small bedroom: homes, generation-s
lounge 6 x 4: homes, roomPlanner
generation s noise: generation-s
is it loud: evidence, home, the-speed-you-can-talk-over
send it back: delivery
it stopped working: delivery, contact, ask us
s filter price: gen-s-filter
cadr of generation x: generation-x
smoke from neighbours: homes
turn it in 3d: shop, generation-x, generation-s, generation-y, generation-z
user manual: shop, controlsAndPapers
privacy policy: privacyPolicy
newsletter: contact, ask us
dishwasher: ask us, water
train tickets: ask us
`;

/** What was asked later, with the address of its first answer. */
const placeQueries = `
how soon can the next patient sit down after a scaling: /dental-air-purifiers-for-dental-clinics#will-a-purifier-shorten-the-gap-between-patients
staff kitchen smells of fish: /mars-airpurifier-hospitality#does-it-take-away-cooking-smells
can we pay in instalments: /service-and-filters#contract-hire-purchase
decontamination room: /dental-air-purifiers-for-dental-clinics
A&E waiting room: /clinical-air-purifiers-hospital-air-purifier-by-mars
does it meet HTM 03-01: /evidence#htm-03-01
portable appliance testing: /controls-and-papers#declaration-of-conformity
how heavy is it on a trolley: /buying#servicing-sheet-for-each-model
vat number on quote: /buying#vat-and-company-details
purchase order terms 30 days: /buying#payment-terms
discount for 20 units: /buying
public liability insurance certificate: /buying#papers-for-a-tender
modern slavery statement: /buying#papers-for-a-tender
carbon footprint of the machine: /buying#papers-for-a-tender
payback compared with building work: /service-and-filters#five-year-cost
total cost over five years: /service-and-filters#five-year-cost
lease instead of buy: /service-and-filters#contract-hire-purchase
capital allowance: /contact?about=question
assembly hall for 200 children: /air-purifiers-for-schools
will pupils be distracted by the noise: /air-purifiers-for-schools#will-the-class-hear-it
school library: /air-purifiers-for-schools
music practice room: /air-purifiers-for-schools
is the uv light safe for children: /air-purifiers-for-schools#is-it-safe-around-small-children
pupils pushing buttons: /controls-and-papers#lock-none
government grant for schools air cleaners: /contact?about=question
asthma attacks in class: /air-purifier-for-homes#will-it-help-with-asthma-or-hay-fever
toddler could touch it: /air-purifiers-for-schools#is-it-safe-around-small-children
norovirus outbreak: /about#limits-heading
smell of urine in corridor: /evidence#carbon
spin studio 25 bikes: /air-purifiers-for-gyms-and-fitness-studios-mars
sweaty changing room: /air-purifiers-for-gyms-and-fitness-studios-mars#does-it-deal-with-the-smell-of-a-changing-room
yoga studio: /air-purifiers-for-gyms-and-fitness-studios-mars
does it stop members catching flu: /about#limits-heading
function room 80 guests: /mars-airpurifier-hospitality
cooking smoke from kitchen: /mars-airpurifier-hospitality#does-it-take-away-cooking-smells
smell of frying in dining area: /mars-airpurifier-hospitality#does-it-take-away-cooking-smells
conference suite: /mars-airpurifier-hospitality
spa and treatment room: /clinical-air-purifiers-hospital-air-purifier-by-mars
open plan 40 desks: /commercial-air-purifier-commercial-air-purification-by-mars
meeting room for 8: /commercial-air-purifier-commercial-air-purification-by-mars
call centre: /commercial-air-purifier-commercial-air-purification-by-mars
co2 too high: /product-details/mars-air-sense
hay fever at work: /air-purifier-for-homes#pollen-and-dust
photocopier room ozone: /#does-the-uv-c-lamp-make-ozone
does it need drilling into the wall: /air-purifier-for-homes#where-does-it-stand
can it be mounted on the ceiling: /air-purifier-for-homes#where-does-it-stand
living room with cat: /air-purifier-for-homes#pets
pollen bedroom: /air-purifier-for-homes#pollen-and-dust
newborn baby: /air-purifier-for-homes
can I leave it on all night: /air-purifier-for-homes#can-it-run-all-night
wood burning stove smoke: /air-purifier-for-homes#smoke
does it remove damp and mould: /air-purifier-for-homes#pollen-and-dust
how much does it cost to run: /shop?compare=generation-s,generation-x,generation-y,generation-z
colour options black: /contact?about=question
does it work with alexa: /controls-and-papers#app-and-remote-control-none
is there an app: /controls-and-papers#app-and-remote-control-none
how often change filter: /#when-do-filters-need-replacing
where do i buy a spare filter: /service-and-filters#filter-sets-and-spare-parts
broken on arrival: /delivery-returns-warranty#if-it-arrives-damaged-or-faulty
warranty length: /delivery-returns-warranty#the-1-year-service-warranty
is it a medical device: /evidence#label-words
covid outbreak in a care home: /clinical-air-purifiers-hospital-air-purifier-by-mars#what-does-it-take-out-and-how-was-it-tested
particles from the drill: /dental-air-purifiers-for-dental-clinics#can-it-run-during-treatment
bonfire night smoke: /air-purifier-for-homes#smoke
`;

export type BuyerQuestion = { query: string; expectedTargets: readonly string[]; text: string };

function read(lines: string): BuyerQuestion[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, query = '', targets = '', text = ''] = /^(.+?): ([^|]+?)(?: \| (.+))?$/.exec(line) ?? [];
      return { query, expectedTargets: targets.split(', '), text };
    });
}

export const buyerQuestions = {
  trainingQueries: read(trainingQueries),
  testQueries: read(testQueries),
  heldQueries: read(heldQuestions),
};

export const placeQuestions = placeQueries
  .trim()
  .split('\n')
  .map((line) => line.split(': ') as [query: string, address: string]);
