import { calculatorModels } from '@/domain/machines';
import { compareUrl } from '@/lib/links/compare-url';
import { turnUrl } from '@/lib/links/turn-url';
import { answerTexts } from './answer-texts';
import type { Asked } from './asked';

const compared = { to: compareUrl(calculatorModels.map(({ slug }) => slug)) };

/** Questions about the machines: size, place, noise, control, care, what they take out, and what stands behind a claim. */
export const askedOfMachines: readonly Asked[] = [
  {
    at: 'roomPlanner',
    as: 'room planner, planner, room calculator, sizing tool, which model, which size, right size, size guide, sizing guide, church hall, escape room, hair salon, nail bar, barber, beauty room, police station, boat, lorry, bowling alley, cloakroom, archive, atrium, laboratory, print shop, festival, exhibition, sawmill, dance hall, size chart, high ceilings, does it work with high ceilings, tall room, portacabin, mobile classroom, suit my room, crematorium, mosque, temple, day centre, funeral parlour, kennel, squash court, badminton, sports hall, what size do I need, what size purifier, how many do I need, how many machines, how many units, number of purifiers, room size, square metres, square feet, volume of the room, cubic metres, high ceiling, ceiling height, big room, large room, work out, estimate, plan my room, kitchen, hall, warehouse, workshop, garage, church, chapel, shop floor, salon, cellar, corridor, village hall, server room, library, store room, laundry, stairwell, lift, toilet, bathroom, conservatory, loft, caravan, van, shed, barn, factory, museum, cinema, theatre, showroom, community centre, kennels, cattery, taxi, prison cell, courtroom, exam hall, x-ray room',
  },
  {
    at: 'roomPlanner#my-plan',
    as: 'plan several rooms, add up rooms, plan all rooms, save my plan, print my plan, several rooms at once, whole building',
  },
  {
    at: 'home#calculator',
    as: 'ACH calculator, air change calculator, calculator, calculate air changes, work out air changes, calculate ACH',
  },
  {
    at: 'home#how-many-air-changes-does-my-room-need',
    as: 'how many air changes, how many air changes do I need, ACH needed, recommended air changes, air changes per hour, minimum air changes, is 3 air changes enough, target air changes, litres per second per person, L/s',
  },
  {
    at: 'home#what-is-an-air-change-rate',
    as: 'what is an air change, what is ACH, air change rate, ACH meaning, air changes explained',
  },
  { at: 'evidence#air-changes', as: 'ACH, air changes, CADR and air changes, CADR divided by volume' },
  {
    at: 'evidence#targets',
    as: 'ASHRAE 241, CDC five air changes, WHO 10 litres, why six air changes, law on air quality at work, legal requirement, employer duty, workplace regulations, employer responsibility, duty of care, legal duty, what does the law say, rules on ventilation, indoor air quality law, HSE',
  },
  {
    at: 'home#why-does-the-calculator-show-a-50-column',
    as: '50% column, half of the output, 50 percent in the calculator',
  },
  {
    at: 'education#how-many-does-one-classroom-need',
    as: 'how many for a classroom, class of 30, how many does one classroom need, purifiers per classroom, 30 pupils',
  },
  {
    at: 'business#how-many-machines-does-a-floor-need',
    as: 'how many for an office floor, office floor, how many per desk, large open plan office, whole floor',
  },
  {
    at: 'hospitality#what-do-you-need-to-know-to-size-an-event',
    as: 'size an event, marquee, tent, wedding marquee, venue with a marquee, what do you need to know, how many for a wedding',
  },
  {
    at: 'the-speed-you-can-talk-over#two-slow-machines-or-one-fast-one',
    as: 'two small or one big, one large or two small, one big purifier or several small ones, two machines or one, is one enough, bigger or more',
  },
  {
    at: [
      'home#where-should-the-purifier-stand',
      'homes#where-does-it-stand',
      'business#where-should-machines-stand-on-an-open-floor',
      'gym#where-do-machines-stand-on-a-busy-floor',
      'healthCare#where-does-a-machine-stand-beside-a-bed',
      'air-purification-in-dentistry#how-should-the-purifier-be-used',
      'how-much-clean-air-a-classroom-needs#where-it-stands-and-who-looks-after-it',
    ],
    as: 'where to put it, where should it go, where should I place it, best place, position, placement, how far from the wall, distance from the wall, in the corner, behind a sofa, hide it, behind a plant, hide it behind furniture, out of sight, under a desk, on a shelf, on a table, on the floor, near a window, near the door, near a radiator, next to a heater, beside the bed, middle of the room, does it get in the way, furniture in front, blocked, block the airflow, space around it, space behind it, ventilation behind it, under a counter, behind reception, in a cupboard',
  },
  {
    at: 'homes#where-does-it-stand',
    ...answerTexts.mount,
    as: 'wall mounted, mount on the wall, hang on the wall, wall bracket, drill, drilling into the wall, landlord will not let me drill, rented flat, ceiling mounted, fixed to the wall, screwed to the wall, drill holes, bolted down, false ceiling, hidden in the ceiling, built in, built in unit, ducted unit, recessed, integrated unit, does it need drilling, drill into the wall, fixed unit',
  },
  {
    at: 'homes#can-i-use-one-machine-for-two-rooms',
    as: 'upstairs and downstairs, move between rooms, move it around, one machine for two rooms, share between rooms, take it upstairs, room to room, several rooms with one, carry it to another room',
  },
  {
    at: 'buying#servicing-sheet-for-each-model',
    ...answerTexts.weight,
    as: 'wheels, castors, trolley, roll it, portable, weight, how heavy, kg, lift it, can one person lift it, can one person move it, two people to lift, manual handling, carry, move it upstairs, floor load, floor loading, weight on a stage, stage weight, flight case, transport case',
  },

  // Noise.
  {
    at: [
      'evidence#noise',
      'dentistry#can-it-run-during-treatment',
      'education#will-the-class-hear-it',
      'healthCare#can-patients-sleep-beside-it',
      'business#will-people-turn-it-off-because-of-the-noise',
      'hospitality#will-guests-hear-it',
      'gym#can-the-machines-run-through-a-quiet-class',
    ],
    ...answerTexts.noise,
    as: 'noise, noise level, noise levels, sound, sound level, how loud, how loud is it, how noisy, is it loud, is it noisy, decibels, dB, can you hear it, noise at speed 1, noise at low speed, does it hum, disturb, distracting, complain about the noise, quiet enough, noisier than a fridge, hold meetings while it runs, hold a conversation, can you talk over it, drown out, drown out the teacher, work next to it, sit beside it, hear the phone, sound power, noise at full speed, loudest, noise in a reception, noise limit, too loud',
  },
  { at: 'home#how-loud-is-it', as: 'how loud is it, is it quiet, noise at full speed, noise at each speed' },
  {
    at: [
      'evidence#noise',
      'education#will-the-class-hear-it',
      'hospitality#will-guests-hear-it',
      'gym#can-the-machines-run-through-a-quiet-class',
    ],
    ...answerTexts.quiet,
    as: 'quiet, quietest, which is the quietest, quiet air purifier, silent, whisper quiet, low noise, quieter, quietly',
  },
  {
    at: ['homes#rooms-at-home', 'healthCare#can-patients-sleep-beside-it', 'hospitality#will-guests-hear-it'],
    ...answerTexts.night,
    as: 'noise at night, night, sleep, sleeping, while I sleep, bedroom at night, noise while sleeping, night mode, sleep mode, wake people, wake guests, wake the baby, light sleeper, dark bedroom',
  },
  {
    at: 'dentistry#can-it-run-during-treatment',
    as: 'can it run while the patient is in the chair, patient in the chair, next to the chair, during treatment, while drilling, while we treat, during procedures, nervous patient, noise in the surgery, drill, drill dust, particles from drills, dust from drilling teeth',
  },
  {
    at: 'the-speed-you-can-talk-over#which-speed-when',
    as: 'which speed, what speed should I use, speed setting, settings, when to run at full speed, low or high speed, fan speed',
  },
  {
    at: 'the-speed-you-can-talk-over#airflow-is-printed-for-full-speed',
    as: 'airflow at lower speed, fan curve, airflow data, airflow at each speed, airflow versus noise',
  },
  {
    at: ['homes#can-it-run-all-night', 'dentistry#can-it-run-during-treatment'],
    as: 'can it run all night, leave it on, leave on all day, leave on overnight, always on, overnight and weekends, how many hours a day, how long can it run, continuous, stay on, stay on all day, continuously, 24/7, 24 hours a day, day and night, non-stop, run while out, turn it off at night, baby room all night',
  },

  // Control and current.
  {
    at: 'controlsAndPapers#what-a-touch-does',
    as: 'controls, how do I use it, how to operate, how does the panel work, buttons, button, touch, turn it on, turn on, reset the filter, reset after a filter change, filter light stays on, filter light will not go off, operate without training, switch on, switch off, turn off, start, stop, change speed, reset, fan speeds, how many speeds, boost mode, turbo, eco mode, modes, reset the filter light, filter light, filter reminder, filter change alert, filter indicator, does it tell me when to change the filter, how do I know the filter is full, icons, symbols, moon symbol, easy to use, training, staff training, who can operate it',
  },
  {
    at: 'controlsAndPapers#display-lit-while-the-machine-runs',
    as: 'display, screen, light, lights, display at night, is it bright, glow, dim the display, turn the light off, red light, red ring, colour of the ring, blue light, ring light, flashing, blinking, what does the number mean, air quality display, number on the screen, high reading on the display, number is high, number going up, sensor, particle sensor',
  },
  {
    at: 'controlsAndPapers#app-and-remote-control-none',
    as: 'app, apps, wifi, wi-fi, bluetooth, smart, alexa, google home, remote, remote control, phone control, BMS, building management system, modbus, bacnet, integration, connect, network, data logging, monitor remotely, internet, dashboard, control several at once, control all of them, hours counter, hour meter, run hours, export hours, usage log',
  },
  {
    at: 'controlsAndPapers#automatic-mode-none-the-speed-stays-as-you-set-it',
    as: 'automatic mode, auto mode, auto, does it adjust itself, speeds up by itself, sensor controlled, speed keeps changing, changes speed on its own, speed changes by itself',
  },
  {
    at: 'controlsAndPapers#timer-none-in-the-machine',
    ...answerTexts.timer,
    as: 'timer, schedule, on a schedule, time switch, turn off automatically, switch off at 6pm, come on in the morning, programme it, auto off',
  },
  {
    at: 'controlsAndPapers#lock-none',
    as: 'lock, child lock, child proof, key lock, tamper proof, children press the buttons, pupils pushing buttons, kids press buttons, pupils turn it off, stop people switching it off, guests turn it up, guests change it, staff fiddle with it, customers touch it, vandal proof, steal, stolen, theft, security, anti theft',
  },
  {
    at: 'controlsAndPapers#after-a-power-cut-off-until-touched',
    as: 'power cut, power failure, electricity goes off, electricity fails, blackout, outage, does it restart, restart by itself, remember the speed, keep its settings, turned off at the wall, switched off at the socket, generator, UPS',
  },
  {
    at: 'controlsAndPapers#sockets-and-cable',
    as: 'plug, which plug, socket, sockets, 13 amp, fuse, cable, lead, length of the lead, cable length, power lead, how long is the power lead, how long is the cable, extension lead, how many plugs, how many sockets, normal socket, qualified electrician, wiring, enough sockets, trip the electrics, overload, circuit, adaptor, camper van, 12 volt, solar, voltage, supply voltage, volts, 230V, 110V, mains, electrical supply, three phase, hard wired, spur, amps, USA plug, EU plug',
  },
  {
    at: 'controlsAndPapers#papers-and-how-you-get-them',
    ...answerTexts.power,
    as: 'power, watts, wattage, power consumption, how many watts, electrical load, kW',
  },
  {
    at: [compared, 'education#five-years', 'healthCare#five-years', 'hospitality#five-years', 'gym#five-years'],
    ...answerTexts.electricity,
    as: 'electricity, electricity cost, how much electricity, energy, energy use, energy cost, energy efficient, running cost, cost to run, expensive to run, does it use a lot of electricity, electricity bill, kWh, energy rating, energy bills, energy per term, power usage, cost per hour',
  },
  {
    at: 'homes#what-does-it-cost-to-run',
    as: 'what does it cost to run at home, cost a night, electricity overnight, electricity at night, running cost at home',
  },

  // Cleaning, filters, papers.
  {
    at: 'controlsAndPapers#disinfectants-on-generation-y',
    as: 'disinfect, disinfectant, disinfected, wipe, wiped down, wipes, wipe clean, Clinell, Dettol, Zoflora, Milton, detergent, alcohol, alcohol wipes, chlorine, chlorine wipes, bleach, sanitise, decontaminate, sterilise, sterilised, clean between patients, clinical cleaning, infection control cleaning, actichlor, chlor clean, tristel, wash the machine, IPX, washable casing, which cleaning products',
  },
  {
    at: 'home#how-do-i-clean-the-filter',
    as: 'clean the filter, wash the filter, washable, is the filter washable, reusable filter, rinse the filter, wash the filter in water, vacuum the filter, prefilter, pre-filter, clean the prefilter, mesh, how often to clean the mesh, large-particulate filter, dusty filter, hoover the filter',
  },
  {
    at: [
      'home#when-do-filters-need-replacing',
      'education#how-do-the-filters-fit-the-school-year',
      'business#who-looks-after-the-machines',
      'dentistry#who-changes-the-filters-and-when',
      'healthCare#who-looks-after-the-filters',
    ],
    as: 'how often to change the filter, how long do filters last, filter life, when do filters need replacing, filter change interval, how often, replace the filter every, filter lifespan, do filters last a year, expiry date, shelf life of a filter, change the filter in the summer holidays, when to change the filter',
  },
  {
    at: 'evidence#filter-life',
    as: 'filter life, what happens if I do not change the filter, old filter, filter past its date, clogged filter, filter looks black, filter is grey, blocked filter, does performance drop, weak airflow, not much air coming out, not blowing much air, blows less air',
  },
  { at: 'reading-a-data-sheet#filters-ask-for-hours', as: 'filter hours, filter life in hours' },
  { at: 'gym#what-does-chalk-do-to-the-filters', as: 'chalk, chalk dust, magnesium, climbing wall, lifting platform' },
  {
    at: 'controlsAndPapers#papers-and-how-you-get-them',
    ...answerTexts.paper,
    as: 'serial number, where is the serial number, which model do I have, what model I have, asset tag, asset register, model number, rating plate, manual, instructions, instruction manual, user guide, brochure, leaflet, PDF, download, data sheet, datasheet, spec sheet, technical data, technical specification, documents, paperwork, papers, O&M manual, operating manual, drawing, how do I open it, open the front, user guide, lost the manual, technical drawing, CAD, BIM, Revit, dwg',
  },
  {
    at: 'controlsAndPapers#declaration-of-conformity',
    as: 'declaration of conformity, CE, CE mark, UKCA, UKCA marking, conformity, PAT, PAT test, PAT testing, portable appliance, electrical safety, safety certificate, interfere with equipment, interference, EMC, LVD, RoHS, UL listed, BS EN 60335',
  },
  {
    at: 'controlsAndPapers#lamp-and-ion-stage-run-with-the-machine',
    as: 'turn off the UV, switch off the ioniser, UV off, disable the ioniser, lamp off, without UV, can I turn off the ion stage',
  },
  {
    at: { to: turnUrl('generation-x') },
    ...answerTexts['3d'],
    as: '3D, 3D view, 3D model, see it in 3D, rotate, turn it round, augmented reality, AR, see it in my room, what does it look like, pictures, photos, design, stylish, looks',
  },
  { at: 'home', ...answerTexts.film, as: 'film, video, watch, how it works video, animation' },

  // Which machine.
  {
    at: compared,
    ...answerTexts.compare,
    as: 'compare, comparison, which should I get, which one do I need, best model, difference, differences between models, difference between the machines, which machine is best, which one should I buy, which is best, best air purifier, choose, help me choose, side by side, twice as good, biggest or middle one, is the biggest better, table, clinical or domestic, industrial or domestic, dimensions, size of the machine, how big is it, how tall, height, width, footprint, does it fit under a desk, measurements, fits under a worktop, under the worktop, space it takes, technical comparison',
  },
  {
    at: ['dentistry#why-generation-y-when-generation-x-moves-more-air-for-less'],
    as: 'why generation Y, X or Y for a surgery, X or Y in dentistry, is X good enough for a surgery, cheaper machine for a surgery',
  },
  {
    at: 'generation-z',
    as: 'largest, biggest, what size room does the biggest do, most powerful, strongest, highest airflow, most air, industrial, the big one, big machine, heavy duty, fastest, fewest machines',
  },
  {
    at: 'generation-s',
    as: 'smallest, small machine, what size room does the smallest do, how big a room for the smallest one, smallest one, lightest, desk purifier, desktop, desk top, compact, mini, personal, the small one, study, booth, travel purifier',
  },
  {
    at: 'generation-x',
    as: 'most popular, best seller, best value, best for most rooms, domestic, all rounder, flat, apartment, small flat, small office, family room',
  },
  {
    at: 'generation-y',
    as: 'airflow sheet, airflow sheet for the serial number, clinical machine, for clinical rooms, medical purifier, clinical air purifier, disinfectable casing, shell to disinfect, sealed casing',
  },
  {
    at: 'mars-air-sense',
    as: 'air quality meter, air quality monitor, meter, monitor, sensor, CO2, CO2 monitor, CO2 meter, CO2 level, CO2 too high, carbon dioxide, CO2 monitors for classrooms, CO2 monitor for a surgery, CO2 alarm, what is a good CO2 level, ppm, measure air quality, test the air, check the air, air quality test, what does the meter measure, read the meter, readings, how do I read it, PM10, PM1, formaldehyde meter, HCHO, calibrate, calibration, accuracy, battery, export data, log readings overnight, meter shows red, USB, spreadsheet, detector, stuffy, stale air, headaches, sick building syndrome, poor air quality',
  },

  // Fresh air.
  {
    at: [
      'about#limits-heading',
      'dentistry#do-we-still-need-a-window-or-an-extractor-fan',
      'education#do-we-still-need-to-open-the-windows',
      'business#we-have-mechanical-ventilation-do-we-still-need-a-purifier',
      'gym#what-does-it-leave-to-our-ventilation',
    ],
    ...answerTexts.windows,
    as: 'windows, open windows, open the windows, windows closed, windows do not open, no windows, instead of opening windows, windows or a purifier, fresh air, ventilation, ventilate, replace ventilation, mechanical ventilation, ventilation system, MVHR, extractor, extractor fan, extraction, air handling unit, ducted, doors open, open the door, does it bring in fresh air, oxygen level, stuffy air, stale air, airless, replacement for ventilation, alternative to ventilation, substitute for ventilation, instead of ventilation, does a purifier replace ventilation',
  },
  {
    at: [
      'business#our-co-meters-read-the-same-with-the-machine-on-is-it-working',
      'education#our-co-monitor-has-not-moved-is-the-machine-working',
    ],
    as: 'does a purifier lower CO2, reduce CO2, CO2 monitor still high with the purifier on, remove carbon dioxide, CO2 reading has not changed, CO2 monitor has not moved, is the machine working, how do I know it works, CO2 monitor or purifier, difference between a CO2 monitor and a purifier',
  },
  {
    at: 'how-much-clean-air-a-classroom-needs#what-a-co-monitor-shows',
    as: 'what a CO2 monitor shows, CO2 in a classroom, CO2 level in class, 1500 ppm, good CO2 level',
  },
  {
    at: 'evidence#fine-dust',
    as: 'PM2.5, fine dust limit, good PM2.5 level, particulate matter, WHO guideline for PM2.5',
  },

  {
    at: 'gym#what-does-it-leave-to-our-ventilation',
    title: 'A purifier does not cool, heat or dry the air',
    text: 'Keep ventilation and air conditioning running beside it.',
    as: 'air conditioning, aircon, air con, air con unit, portable air con, portable air conditioner, draught, cold draught, does it blow cold air, blows on people, AC unit, purifier or air conditioning, instead of air conditioning, cooling, cool the room, does it cool, the room is too hot, heat, heating, heater, warm the room, humidity, worth having with air con, dry the air, moisture, dehumidify, damp room',
  },

  // What it takes out.
  {
    at: 'homes#pollen-and-dust',
    as: 'pollen, pollen season, hay fever season, hay fever, hayfever, dust, house dust, dust mites, dust mite, dusty room, dust from a building site next door, dust on the shelves, does it blow dust around, less dusting, carpet dust, building dust, plaster dust, wood dust, flour dust, renovation, allergens, allergy, allergies, allergy friendly, grass, tree pollen, spring',
  },
  {
    at: 'homes#pets',
    as: 'pets, cat, cats, dog, dogs, cat hair, dog hair, pet hair, dander, allergic to cats, allergic to dogs, cat allergy, litter tray, fur, rabbit, horse, feathers, birds, parrot, budgie',
  },
  {
    at: 'homes#smoke',
    as: 'smoke, smoker, cigarette smoke, tobacco, smell of cigarettes, smoked in the room, vape, vaping, shisha, cannabis, wildfire, bonfire, wood burner, log burner, stove, fireplace, barbecue, neighbours smoke, third hand smoke, smoke from next door, next door smokes, smoke through the wall, smoke from the flat below, weed, second hand smoke, cigars, cigar lounge, guest smoked in the room, clear smoke, traffic pollution, smoke smell, smell of smoke, guests complain of smoke, pollution, busy road, exhaust fumes, diesel, car fumes, city air, smog',
  },
  {
    at: 'homes#pollen-and-dust',
    ...answerTexts.mould,
    as: 'mould, mold, mouldy, damp, mildew, black mould, spores, mould spores, fungus, fungi, aspergillus, musty smell, condensation, wet wall, damp smell, smells damp, damp basement, damp cellar',
  },
  {
    at: 'homes#will-it-help-with-asthma-or-hay-fever',
    as: 'asthma, asthmatic, COPD, will it help with asthma, child with asthma, daughter asthma, inhaler, cystic fibrosis, lung disease, breathing, breathing problems, wheezing, cough, coughing, lungs, sinus, eczema, sneezing, itchy eyes, hay fever symptoms, symptoms, long covid, bronchitis, allergic',
  },
  {
    at: [
      'evidence#carbon',
      'gym#does-it-deal-with-the-smell-of-a-changing-room',
      'hospitality#does-it-take-away-cooking-smells',
    ],
    ...answerTexts.carbon,
    as: 'smell, smells, odour, odours, bad smell, does it remove smells, get rid of the smell, complain of smells, fumes, gas, gases, vapour, chemicals, chemical smell, VOC, VOCs, volatile organic compounds, formaldehyde, solvent, paint, glue, nail varnish, acetone, perfume, activated carbon, carbon filter, charcoal, toilet smell, urine, drains, sewage, incontinence, clove oil, eugenol, acrylic monomer, anaesthetic gas, nitrous oxide, hair dye, new carpet, new furniture, printer fumes, toner, lab fumes, science lab, chemistry lab, soldering, welding, 3D printer, smell of lunch, canteen smell, dining hall smell, smell of the dentist, laser, surgical plume',
  },
  {
    at: 'hospitality#does-it-take-away-cooking-smells',
    as: 'cooking smells, cooking, kitchen smells, kitchen fumes, frying, fried food, fryer, grease, oil, extraction hood, curry, fish, food smell, kitchen extraction, smell of food in the office',
  },
  {
    at: 'gym#does-it-deal-with-the-smell-of-a-changing-room',
    as: 'changing room smell, sweat, sweaty, body odour, smell of feet, locker room, gym smell, sports kit, rubber floor, boxing gloves',
  },
  {
    at: 'gym',
    as: 'what is in the air of a gym, gym hygiene, germs in a gym, members breathing hard, virus spread in a gym',
  },
  {
    at: 'dentistry#will-a-purifier-shorten-the-gap-between-patients',
    as: 'wait between patients, how long to wait between patients, gap between patients, when can the next patient come in, next patient, leave the surgery empty, stand empty after drilling, see more patients, turnaround of a surgery',
  },
  {
    at: 'air-purification-in-dentistry#technology',
    as: 'eugenol, clove oil, dental smells, acrylic monomer, filters for a dental surgery, what should a dental purifier have',
  },
  {
    at: 'dentistry#does-it-take-out-mercury-vapour',
    as: 'mercury, mercury vapour, amalgam, amalgam separator, removing amalgam fillings',
  },
  {
    at: 'home',
    ...answerTexts.asbestos,
    as: 'asbestos, asbestos fibres, asbestos in the building, artex, silica, stone dust, hazardous dust, building site',
  },
  {
    at: 'about#limits-heading',
    ...answerTexts.virus,
    as: 'virus, viruses, covid, coronavirus, does it kill covid, does it kill viruses, kill coronavirus, flu, influenza, cold, colds, catch a cold, getting colds, bugs going round, bug going round, tummy bug, everyone is ill, germs, bugs, infection, infections, infectious, illness, ill, sickness, sick days, sickness absence, staff absence, pupil absence, absenteeism, time off sick, sick leave, days lost, attendance, healthier, prevent illness, protect, protection, stop it spreading, RSV, measles, chickenpox, norovirus, strep, outbreak, pandemic, flu season, winter bugs, immune, vulnerable, chemotherapy, people coughing, coughing patients, sneezing customers, stop us getting ill',
  },
  {
    at: 'healthCare#what-does-it-take-out-and-how-was-it-tested',
    as: 'covid, virus outbreak, outbreak on a ward, outbreak in a care home, norovirus, measles, infection, infection control, infection prevention, cross infection, airborne infection',
  },
  {
    at: 'evidence#label-words',
    ...answerTexts['medical-device'],
    as: 'medical device, MHRA, CE class IIa, class IIa, medical equipment, is it medical',
  },
  {
    at: ['evidence#makers-test', 'healthCare#what-does-it-take-out-and-how-was-it-tested'],
    as: 'kill bacteria, kills 99.99%, 99.99, bacteria, pathogens, microbes, MRSA, C diff, clostridium, superbug, tuberculosis, TB, legionnaires, E coli, salmonella, tested against viruses, test with microbes, airborne pathogens, microbiology test, aspergillosis, haematology ward, efficacy, proof it works, evidence that it reduces infections, log reduction, log 3, percentage killed, candida, candida auris, fungal infection, microbiology report, clinical trial, clinical evidence, hospital infections, HAI',
  },
  {
    at: 'evidence',
    ...answerTexts.evidence,
    as: 'which tests are done, list of tests, tests planned, when will it be tested, evidence, proof, studies, study, research, scientific, science, does it work, does it really work, do air purifiers work, independent test, independent report, test report, lab report, laboratory, tests, tested, test results, data behind the claims, peer reviewed, claims, is it a gimmick, is it any good, does it actually clean the air, gimmick, trial in schools, Bradford study, school study, hospital study, university study, Addenbrookes, results of a trial, certificates of testing',
  },
  {
    at: 'evidence#airflow',
    as: 'airflow, airflow test, how is airflow measured, ISO 14644, anemometer, rated and tested, m3/h of each model, tested airflow, airflow report, airflow certificate, test certificate for airflow',
  },
  {
    at: ['evidence#filter-class', 'reading-a-data-sheet#filter-classes'],
    as: 'HEPA, H13, H14, HEPA or UV, HEPA only or UV, which is better HEPA or UV, HEPA 13, what is HEPA, HEPA filter, HEPA certificate, filter class, filter grade, filter efficiency, EN 1822, ISO 29463, 99.97, 99.95, E11, ULPA, true HEPA, medical grade HEPA, filter test certificate, DOP test, leak test, particle size, 0.3 micron, what size particles does it catch, does the filter trap viruses, catch viruses, microns',
  },
  {
    at: 'home#which-filters-are-inside',
    as: 'which filters are inside, what filters does it have, filter stages, stages, layers, how many filters',
  },
  {
    at: 'about#technology-heading',
    as: 'how does it work, how do they work, technology, how is it tested, how a purifier works, inside the machine, principle',
  },
  {
    at: 'reading-a-data-sheet#cadr-the-airflow-that-counts',
    as: 'CADR, what is CADR, CADR meaning, clean air delivery rate, cfm, cubic feet a minute',
  },
  { at: 'reading-a-data-sheet#ach-a-rate-needs-a-room', as: 'ACH on a data sheet, up to 53 air changes' },
  {
    at: ['evidence#coverage', 'reading-a-data-sheet#coverage-check-it-by-division'],
    as: 'coverage, area covered, 144 m2, covers, room coverage, coverage claim',
  },
  {
    at: 'reading-a-data-sheet#words-to-check',
    as: 'medical grade, hospital grade, marketing words, words to check, claims to check, greenwash',
  },
  {
    at: 'reading-a-data-sheet#how-to-check-a-sheet-in-five-minutes',
    as: 'how to compare purifiers, check a data sheet, data sheet explained, understand a data sheet, how to read a data sheet, what to look for, buying guide',
  },
  {
    at: 'the-speed-you-can-talk-over#what-to-ask-a-seller',
    as: 'what to ask a seller, questions to ask a supplier, compare suppliers',
  },
  {
    at: 'evidence#uv-c',
    as: 'UV, UV-C, ultraviolet, UV light, how does UV kill, wavelength, 254 nm, UV lamp, UV leakage, does UV leak, UV exposure, stray UV, does UVC burn eyes, staff sitting near the UV all day, germicidal, what happens to a virus caught on the filter, does the filter grow bacteria, germs on the filter',
  },
  {
    at: [
      'evidence#ozone',
      'homes#does-it-make-ozone',
      'healthCare#does-it-give-off-ozone',
      'home#does-the-uv-c-lamp-make-ozone',
    ],
    ...answerTexts.ozone,
    as: 'ozone, does it make ozone, give off ozone, ozone free, ozone emissions, is ozone produced, by-products, emissions',
  },
  {
    at: 'homes#where-does-it-stand',
    as: 'safe for a baby, baby room safe, newborn, nursery at home, pets at home, pets safe, safe for pets, safe for cats and dogs, children at home',
  },
  {
    at: ['evidence#uv-c', 'dentistry#can-it-run-during-treatment', 'healthCare#can-patients-sleep-beside-it'],
    as: 'safe with people in the room, safe to run with patients, occupied room, can people stay in the room, run it with people present, do we have to leave the room',
  },
  {
    at: 'evidence#ions',
    as: 'ioniser, ionizer, ions, ionisation, negative ions, are ionisers dangerous, is the ioniser safe, ions bad for you, are ions harmful, plasma',
  },
  { at: 'evidence#photocatalyst', as: 'photocatalyst, photocatalytic, PCO, titanium dioxide, sixth stage' },
  {
    at: 'education#is-it-safe-around-small-children',
    as: 'safe, safety, is it safe, safe around children, safe for babies, safe for toddlers, child safe, can a child touch it, fingers, small children, is the UV dangerous, is the UV light safe for children, UV safety, harmful, dangerous, eyes, skin, burn, hot surface, electric shock, trip hazard, mercury in the lamp, pregnant, side effects, if the lamp breaks, broken lamp, glass, choke, strangle, chew, supervision, special needs, SEN, pupils with needs',
  },
  {
    at: [
      'roomPlanner#planner-clearance',
      'healthCare#how-soon-is-the-air-clear-after-a-procedure',
      'dentistry#will-a-purifier-shorten-the-gap-between-patients',
    ],
    ...answerTexts.clearance,
    as: 'how long to clear the air, how fast does it clean a room, how quickly, clearance time, clear the room, how long until the air is clean, minutes, purge, time to clean a room, how long after a procedure, turnaround, after someone has smoked, how long before we notice a difference, how soon does it work, how long before a meeting, when is the room safe, between classes, how long to wait, wait after a coughing patient, how long to leave the room, when can we use the room again, between meetings, between guests',
  },
  {
    at: ['dentistry#what-became-of-fallow-time-and-the-50-rule', 'air-purification-in-dentistry#calculate-fallow-time'],
    ...answerTexts.fallow,
    as: 'fallow time, fallow, do we still need fallow time, fallow period, 50% rule, dental covid guidance, SDCEP, AGP, aerosol generating procedure guidance',
  },
  {
    at: [
      'air-purification-in-dentistry#dentistry-and-air-purification',
      'dentistry#will-a-purifier-shorten-the-gap-between-patients',
    ],
    as: 'aerosol, aerosols, AGP, spray from the drill, ultrasonic scaler, scaling, handpiece, droplets, mist, plume, splatter, high speed drill, suction',
  },
  {
    at: 'air-purification-in-dentistry#air-purification-and-coronavirus',
    as: 'covid in dentistry, does HEPA catch coronavirus, virus droplets, catch colds from patients',
  },
  { at: 'air-purification-in-dentistry#key-terminology', as: 'dental terms, what is an AGP, terminology' },

  // Rules and rooms of the sectors.
  {
    at: 'healthCare#does-a-purifier-count-towards-htm-03-01',
    as: 'HTM 03-01, HTM, does it count towards HTM, meet HTM 03-01, comply with HTM 03-01, HTM compliant, healthcare ventilation standard, NHS ventilation, ventilation engineer, authorised engineer ventilation, HBN',
  },
  {
    at: 'healthCare#what-does-nhs-england-ask',
    as: 'NHS England, NHS guidance, NETB 2023/01A, NHS estates technical bulletin, infection control team, infection prevention and control, IPC, estates team questions, NHS standard, approved by the NHS, NHS approved',
  },
  {
    at: 'healthCare#can-it-stand-in-an-isolation-room',
    as: 'isolation room, side room, negative pressure, positive pressure, pressure room, isolation, barrier nursing, source isolation, immunocompromised',
  },
  {
    at: 'education#what-does-the-department-for-education-ask',
    as: 'Department for Education, DfE, DfE guidance, DfE specification, DfE approved, DfE approved supplier, DfE recommended, what does the DfE ask, school guidance, BB101',
  },
  { at: 'education#case', as: 'purifier for school governors, case for governors' },
  {
    at: 'how-much-clean-air-a-classroom-needs',
    as: 'how much clean air does a classroom need, classroom article, guide for schools',
  },
  {
    at: 'air-purification-in-dentistry',
    as: 'article on dentistry, guide for dentists, dental air purification article',
  },
  { at: 'blog', as: 'blog, articles, news, guides, resources, read more' },

  // The bottle.
  {
    at: 'water',
    ...answerTexts.bottle,
    as: 'bottle, water bottle, UV bottle, Achilles, bottle price, how much is the bottle, self cleaning bottle, bottle that cleans itself, water purification, water purifier, purify water, clean water bottle, bottle for the gym, branded bottles, bottles for staff, buy a bottle, drinks bottle, flask',
  },
  {
    at: ['evidence#bottle', 'achilles-water-bottle-white', 'achilles-water-bottle-black'],
    as: 'does the bottle kill bacteria, bottle kills viruses, kills E coli in water, how long does it take to purify water, 60 seconds, bottle test, is the water safe',
  },
  {
    at: 'evidence#bottle',
    ...answerTexts['not-a-filter'],
    as: 'does the bottle filter water, river water, lake water, stream, pond, rain water, sea water, dirty water, tap water abroad, water in India, travel, travelling, traveller, camping, hiking, well water, fluoride in water, chlorine, limescale, heavy metals, lead in water, microplastics, taste, sediment, giardia, cryptosporidium, cholera, parasites, does it filter, bottle filter, replacement cartridge for the bottle',
  },
  {
    at: 'evidence#ipx7',
    ...answerTexts.dishwasher,
    as: 'dishwasher, is the bottle dishwasher safe, hot water in the bottle, waterproof, IPX7, drop it in water',
  },
  {
    at: 'achilles-water-bottle-white',
    as: 'bottle battery, how long does the bottle battery last, charge the bottle, charging cable, USB-C, bottle capacity, how many ml, 750 ml, litre, how big is the bottle, bottle size, weight of the bottle, bottle material, stainless steel, BPA free, keep drinks cold, keep cold, keep hot, insulated, hot drinks, juice, coffee, tea, milk, squash, fizzy drinks, protein shake, put squash in it, put juice in it, clean the bottle, wash the bottle, rinse, lid, cap, seal, leak, press the button on the bottle, how often do I press, UV light in the bottle dangerous, look into the lamp, is the bottle safe for children, freezer, ice, bottle on a plane, hand luggage, airport, warranty on the bottle, white bottle, colour of the bottle, black or white bottle, leaking bottle, new cap for the bottle, spare cap',
  },
  { at: 'achilles-water-bottle-black', as: 'black bottle, black one, the black one, matt black, bottle for men' },
];
