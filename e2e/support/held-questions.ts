/**
 * Written by kind of buyer by somebody who had not seen the index, one a line: the query and the places that may stand
 * first, chosen before they were searched.
 */
export const heldQuestions = `
set up a school account: buying, termsAndConditions
social value tender: buying
boys toilets stink: evidence
power consumption watts standby: controlsAndPapers, shop
too loud for autistic pupils: education, evidence, home, the-speed-you-can-talk-over
htm 01-05: ask us, dentistry
dfe air cleaning units: education
black friday discount code: buying
black mold spores in flat: homes
maintainance plan: buying, service
leave it running 24 hours?: homes
footprint dimensions cm: shop, generation-y
dental chair repairs: ask us
candles and incense: homes, evidence
restaurant customers confidence sign window sticker: ask us, roomPlanner, service, about, hospitality
vendor form new supplier set up: buying
aspergillosis building works haematology ward: healthCare, homes, about
where can i see one before buying: contact, buying, ask us
dt workshop sawdust: ask us, roomPlanner, education, homes
quiet one for call centre: business, evidence, the-speed-you-can-talk-over
ozone free certificate: evidence, homes, home, healthCare, air-purification-in-dentistry
is it ugly what does it look like: shop, generation-s, generation-x, generation-y, generation-z
does it give off ozone: evidence, homes, home, healthCare, air-purification-in-dentistry
procurement framework ypo: buying
api: controlsAndPapers, ask us
klarna: buying, home, service, about
bottle lid stopped lighting up: delivery, achilles-water-bottle-black, achilles-water-bottle-white, home, water
spare remote: controlsAndPapers
does it have a CE or UKCA mark: controlsAndPapers
wall mounted: homes, home
bms connection: controlsAndPapers
wood burner fumes: homes
price for 20 classrooms: service, education, buying, roomPlanner
lesson plan about air polution: ask us, how-much-clean-air-a-classroom-needs, blog
theft security cable: controlsAndPapers, ask us
brochure: controlsAndPapers
how do i know what model i have: buying, controlsAndPapers, shop
nursery: education
covid flu kill rate: about, evidence, healthCare, home, air-purification-in-dentistry
reduce sickness absense: about
reusable bottles for whole year group with logo: water, achilles-water-bottle-black, achilles-water-bottle-white, ask us
fuse blown: controlsAndPapers, delivery
can we pay by purchase order: buying, healthCare
does it make noise patients can hear over: dentistry, evidence, home, healthCare, the-speed-you-can-talk-over
made in china or uk: about
do we still need to open the windows: education, homes, dentistry, business, how-much-clean-air-a-classroom-needs
humidifyer: ask us, gym
co2 monitors for classrooms: mars-air-sense, how-much-clean-air-a-classroom-needs
asthma pupils near main road: homes, education
red light flashing: controlsAndPapers, delivery
gym: gym
where's my order: delivery
child lock: controlsAndPapers
which filter fits mine: service, buying
care home outbreak: about, healthCare
nhs estates technical bulletin hepa uvc: healthCare
difference between x and y: shop, dentistry
ppm contract: service, buying
gym stinks of BO: gym, evidence
long covid household vulnerable immune system chemo: about, homes
sdcep guidance ventilation: dentistry, evidence, air-purification-in-dentistry
2 dogs and a carpet: homes
plastic smell when new: ask us, delivery, buying, contact
do you do demo or trial in one classroom: buying, delivery
leese or rent: service, business, hospitality, about, home
hide it behind a plant does it still work: home, homes, business, gym
can i hoover the filter: home, service, buying, air-purification-in-dentistry
swimming pool chlorine smell: ask us, evidence
shisha bar smoke: homes, hospitality, evidence
anti allergy pillow covers: ask us
when will 12 units arrive: delivery, home, hospitality, buying
VAT reclaim academy invoice: buying
is the bottle dishwasher safe: evidence, achilles-water-bottle-black, achilles-water-bottle-white
leave on overnight weekends: homes, controlsAndPapers
fixing on wall brackets: homes, home
does it produce ozone ppm: evidence, homes, home, healthCare, air-purification-in-dentistry
supply teacher vacancies: ask us
refund: delivery, homes
is the biggest twice as good as middle one: shop, generation-z, the-speed-you-can-talk-over
co2 monitor for surgery: mars-air-sense, how-much-clean-air-a-classroom-needs
head lice treatment: ask us
pallet: delivery
how much: shop
spillage beer on top: ask us, delivery, home, buying, controlsAndPapers
get rid of cigarette smell fast between guests: homes, roomPlanner, hospitality, evidence
electricity usage kwh school budget: education, shop, service, controlsAndPapers
aerosols from handpieces and scalers: air-purification-in-dentistry, dentistry
whistling: buying, delivery, ask us
generation z replacment filter: gen-z-filter
wedding venue marquee: hospitality
blue ring purple what do colours mean: controlsAndPapers
h14 filter: evidence, reading-a-data-sheet
can i put squash in it: achilles-water-bottle-white, achilles-water-bottle-black, water, evidence
measles: about, evidence, healthCare
how fast can you get one here: delivery, home, hospitality
cheap compatible filters ebay ok?: service, delivery, home
changed my mind 14 days: delivery, homes
co2 too high does purifier lower carbon dioxide: business, education, mars-air-sense, how-much-clean-air-a-classroom-needs
does grease block it up: hospitality, evidence, home
vocs formaldehyde: evidence, mars-air-sense
can it be hidden in ceiling: homes, home
can my toddler stick fingers in it: education, homes
can i move it from room to room: homes, hospitality, buying
hse workplace ventilation law: evidence, business, how-much-clean-air-a-classroom-needs
mrsa airborne reduction: evidence, healthCare, about
spin studio no windows: gym
surgery 12m2 no window which unit: dentistry, roomPlanner, generation-y
control all of them from one dashboard: controlsAndPapers
hepa only vs uv which better: evidence, home, about, air-purification-in-dentistry, healthCare
HTM 03-01: healthCare, evidence
deals for 10+: buying
can caretaker change the filter himself: service, education, business, buying
auto mode what does it do: controlsAndPapers
fallow time: dentistry, air-purification-in-dentistry, evidence
how often in a smoky place do filters need doing: home, evidence, service, reading-a-data-sheet, buying
will it get rid of mould: homes
aspergillus: homes, evidence, healthCare
pest control cockroaches: ask us
hairdresser chemicals: evidence
cat hair: homes
`;
