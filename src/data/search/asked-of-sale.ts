import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { answerTexts } from './answer-texts';
import type { Asked } from './asked';

/** Questions about the order, its papers, its price and what comes after it. */
export const askedOfSale: readonly Asked[] = [
  {
    at: 'delivery#delivery',
    ...answerTexts.delivery,
    as: 'delivery, shipping, postage, how long does delivery take, delivery time, delivery cost, how much is delivery, who pays for delivery, is delivery free, free delivery, lead time, dispatch, courier, next day delivery, same day delivery, when will it arrive, how soon can I have it, how fast can you get one here, how quickly can you deliver, do you deliver to Scotland, deliver to Wales, Northern Ireland, Ireland, islands, Highlands, Isle of Man, Channel Islands, abroad, overseas, export, Europe, international, outside the UK, France, USA, Dubai, Jersey, Guernsey, Shetland, London, Leeds, Glasgow, Manchester, Belfast, Cornwall, before September, by Friday, before Christmas, can you deliver on a Saturday, weekend delivery, out of hours delivery, delivery before term, half term, school holiday, delivery upstairs, carry it into the room, unload, loading bay, pallet, in stock, stock, availability, available now, pick up, click and collect, can I collect it, timed delivery, delivery slot, upstairs without a lift, third floor, tail lift, delivery to several sites, delivery driver, driver carries it in, split delivery, where to unload, parking for the van, signed for, proof of delivery',
  },
  {
    at: 'delivery#delivery',
    ...answerTexts.install,
    as: 'installation, install, who installs it, do you install, set up, fitted, fitting, is fitting included, commissioning, engineer to install, does it need installing, ducting, building work, planning permission, listed building, building regulations, landlord consent, close the premises to install, install at weekend, install at night, plug in and go, easy to set up, do I need an electrician, electrician, plumber, builder, parking for the installer, who sets it up, will you set it up for us',
  },
  {
    at: 'home#how-soon-can-you-deliver',
    as: 'how soon can you deliver, how fast is delivery, need it urgently, need it tomorrow, need it this week',
  },
  {
    at: 'hospitality#how-soon-can-machines-be-with-us',
    as: 'how soon can machines be with us, delivery for an event, before the wedding, before our event',
  },
  {
    at: 'delivery#a-question-about-an-order',
    as: 'where is my order, track my order, tracking, track my parcel, parcel not arrived, order late, order has not arrived, missing parcel, order status, order number, change my order, change delivery address, track, question about an order',
  },
  {
    at: 'delivery#changing-your-mind',
    ...answerTexts.return,
    as: 'return, returns, returns policy, send it back, can I return it, money back, money back guarantee, refund, refunds, cancel, cancel my order, cancellation, cancellation period, 14 days, 30 days return, change my mind, changed our mind, exchange, swap it for another, wrong size, not happy, do not like it, sale or return, return opened box, restocking fee, does not work for us, not suitable, unwanted, who pays the return, how do I return it',
  },
  {
    at: 'homes#to-your-door',
    as: 'what is in the box, unpack, does it come assembled, unboxing, what comes with it, first use, getting started, set it up myself, delivered to my home, can I send it back, return it from home',
  },
  {
    at: 'delivery#if-it-arrives-damaged-or-faulty',
    as: 'arrived broken, arrived damaged, delivery is damaged, box is damaged, dent, dented, scratched, cracked, faulty, faulty on arrival, error light, red error light, missing part, not working, stopped working, broken machine, it has broken, will not switch on, will not turn on, will not start, no power, dead on arrival, error, fault, error code, warning light, fan has stopped, stopped spinning, fan not spinning, fan not turning, beeping, keeps switching off, cuts out, dead, leaking, no air coming out, display is blank, reject a faulty product',
  },
  {
    at: ['delivery#the-1-year-service-warranty'],
    as: 'warranty, guarantee, how long is the warranty, warranty period, how many years, warranty length, extended warranty, 2 year warranty, 3 year, 5 year guarantee, warranty claim, claim on the warranty, warranty terms, breaks down, breaks down after two years, breakdown cover, out of warranty, repair, repairs, who repairs it, mend, fix, cost of repair, broken after a year, void the warranty, replacement machine, replace it if it fails, loan machine while mine is repaired, what does the warranty not cover, excluded, warranty on the bottle, bottle warranty, register my warranty, warranty registration, register my product, proof of purchase, breaks down during the day, what happens if it fails, accidental damage, pupil breaks it, broken by a child, broken by a guest, insurance if it is broken, is damage covered, warranty for business use, commercial use, how many years will it last, lifespan of the machine, how long do machines last',
  },
  {
    at: 'home#what-does-the-warranty-cover',
    as: 'what does the warranty cover, is it guaranteed, covered by the warranty, when the guarantee runs out',
  },
  {
    at: 'about#what-happens-after-delivery',
    as: 'what happens after delivery, after sales, aftercare, support after purchase, what do we have to do afterwards',
  },
  {
    at: 'delivery#your-old-machine',
    as: 'recycle, recycling, WEEE, dispose of an old machine, old purifier, take back, trade in, part exchange, end of life, old units, scrap, collect our old machines, disposal of the machine',
  },
  {
    at: 'termsAndConditions#old-equipment-and-batteries',
    as: 'battery disposal, dispose of batteries, recycle a bottle or meter, do you collect old filters, recycle filters, are filters recyclable, filters in the bin, landfill, lamp disposal, mercury in the lamp, dispose of the lamp',
  },
  {
    at: 'buying',
    ...answerTexts.buy,
    as: 'how to buy, how do I buy, buying, order, order form, place an order, purchase, procurement, supplier, new supplier form, supplier questionnaire, PQQ, vendor form, buy online, checkout, basket, Amazon, John Lewis, Argos, Currys, where can I buy it, can I buy direct, minimum order',
  },
  {
    at: 'buying#how-to-order',
    as: 'how to order, how do I order, purchase order, PO, purchase order number, official order, do you accept purchase orders, set up an account, school account, business account, order process, pro forma, proforma, proforma invoice, copy of an invoice, official purchase order, quote number, how long is a quote valid, quote valid for',
  },
  {
    at: 'healthCare#can-we-order-on-a-purchase-order',
    as: 'NHS purchase order, hospital order, can we order on a purchase order',
  },
  {
    at: 'service#get-a-written-quote',
    as: 'quote, quotation, written quote, get a quote, price quote, need a quote, request a quote, quote for several machines, quote for 20, quote for the whole building, formal quotation, headed paper, quotation for governors, price for 6 delivered, how do I get a price, quote for 3 practices, price for all our rooms, estimate of the price, quote by email',
  },
  {
    at: 'contact#next-heading',
    as: 'what happens next, when will you reply, how long for a quote, response time, what happens after I send the form, is a quote binding, obligation, sales call',
  },
  {
    at: ['dentistry#plan', 'education#plan', 'healthCare#plan', 'business#plan', 'hospitality#plan', 'gym#plan'],
    as: 'plan my site, plan our building, plan every room, quote for all rooms, quote for 20 classrooms, whole school, whole hotel, whole hospital, several sites, many sites, several rooms, multi site, academy trust, multi academy trust, school trust, group of practices, chain of hotels, chain of gyms, estate, three practices, our practices, practice with 5 chairs, four surgeries, our branches',
  },
  {
    at: 'buying#payment-terms',
    ...answerTexts.pay,
    as: 'payment terms, payment, pay, how can I pay, ways to pay, payment methods, PayPal, Klarna, Clearpay, Apple Pay, credit card, debit card, Amex, cheque, BACS, bank transfer, bank details, direct debit, invoice, invoicing, pay by invoice, 30 days, 60 days, net 30, credit account, trade account, credit terms, deposit, upfront, pay in advance, pay on delivery, pay when it arrives, pay later, when do we pay, purchase card, procurement card, credit check, pay after delivery, pay by phone, late payment, settle, minimum order',
  },
  {
    at: 'buying#payment-terms',
    ...answerTexts.trial,
    as: 'trial, free trial, try before you buy, try it first, try one first, test one, demo, demonstration, demo unit, loan unit, borrow one, evaluation, pilot, start with one room, buy one and see, can we try it in one room, see it working before we buy',
  },
  {
    at: ['service#contract-hire-purchase', 'education#can-we-spread-the-cost-over-budget-years'],
    ...answerTexts.monthly,
    as: 'hire purchase, contract hire, lease, leasing, lease instead of buying, rental, rent monthly, finance, financing, finance options, monthly payments, pay monthly, per month, payment plan, pay over three years, spread the cost, instalments, interest free, buy now pay later, subscription, capital budget, revenue budget, budget years, opex, capex, who owns it at the end, deposit for hire purchase, sole trader',
  },
  {
    at: ['home#can-i-spread-the-cost', 'about#can-i-pay-by-the-month'],
    as: 'can I spread the cost, pay by the month, instalments for a home',
  },
  {
    at: 'hospitality#how-soon-can-machines-be-with-us',
    ...answerTexts.hire,
    as: 'hire, hiring, day hire, short term hire, hire for an event, hire for a weekend, hire for a week, hire for the winter, hire some machines, rent, rent for a day, rent one for a party, temporary, event hire, emergency hire, hire charges, hire two for one night',
  },
  {
    at: 'buying',
    ...answerTexts.discount,
    as: 'discount, bulk discount, price break, multi buy, buy several, wholesale, five units, bulk order, quantity discount, volume price, trade discount, trade price, wholesale price, discount code, voucher, promo code, special offer, sale, deal, price for several, price for 10, bulk buy, price match, best price, negotiate, charity discount, charity, reduction, money off, NHS discount, blue light, education discount, student discount',
  },
  {
    at: 'buying#vat-and-company-details',
    as: 'VAT, VAT number, VAT receipt, VAT invoice, do prices include VAT, ex VAT, plus VAT, VAT free, VAT exempt, VAT relief, claim VAT back, company number, registration number, company registration, registered office, legal name, supplier set up form, company details, Companies House, DUNS',
  },
  {
    at: 'buying#papers-for-a-tender',
    as: 'tender, tender documents, ITT, bid, framework, framework agreement, Crown Commercial Service, NHS Supply Chain, buying framework, procurement framework, G-Cloud, YPO, ESPO, three quotes, public liability, liability insurance, insurance, insurance certificate, indemnity, carbon reduction plan, PPN 06/21, carbon footprint, net zero, sustainability, sustainable, environment, green, eco, environmental policy, ESG, social value, modern slavery, slavery statement, ethical, supply chain, policies, risk assessment, method statement, RAMS, COSHH, health and safety file, accreditation, references for a tender, approved supplier, preferred supplier, council, public sector, local authority, pre-acquisition questionnaire, PAQ form',
  },
  {
    at: [
      'roomPlanner#case',
      'dentistry#case',
      'education#case',
      'healthCare#case',
      'business#case',
      'hospitality#case',
      'gym#case',
    ],
    as: 'business case, case for the board, convince my partners, persuade the board, convince my boss, justify the cost, board paper, paper for governors, presentation to the board, presentation, report for governors, report to the board, governors, trustees, written case, reasons to buy, one page summary, worth the money, value for money, something to show my boss, proposal, return on investment, benefits, worth it, is it worth it, what to tell the owner, business case for the finance director, finance director, bursar, business manager, budget holder, get it approved, badge for our website, marketing material, tell our customers, leaflet for parents, leaflet for patients, poster, card for the room, something to display',
  },
  {
    at: [
      'service#five-year-cost',
      'education#five-years',
      'healthCare#five-years',
      'hospitality#five-years',
      'gym#five-years',
      'dentistry#five-years',
    ],
    as: 'total cost, cost of ownership, whole life cost, lifetime cost, five year cost, 5 years, over five years, long term cost, cost per year, annual cost, yearly cost, running costs, hidden costs, ongoing costs, payback, compared with building work, cost per pupil, cost per head, cost per member, cost per patient, cost per bed, cost per guest, cost per desk, per day, per night, per month',
  },
  {
    at: { to: `${href('shop')}?group=air` },
    ...answerTexts.price,
    as: 'price, prices, price list, how much, how much does it cost, how much is it, cost, costs, what do they cost, cheap, cheapest, cheapest air purifier, least expensive, cheapest one you sell, affordable, budget option, low price, buy air purifier, air purifier, airpurifier, purifier, machine, list of machines, range, products, models, expensive',
  },
  {
    at: 'shop',
    as: 'shop, store, buy, all products, catalogue, range, products, where to buy filters, order a filter online',
  },
  {
    at: 'service#service-contract',
    as: 'service contract, service fee, contract term, minimum contract, minimum term, callout charge, service plan, care plan, maintenance contract, service price, PPM contract, planned maintenance contract, cost of servicing, servicing, do you service it, annual service, engineer visits, call out, service visit, response time of an engineer, service engineer, will you look after it for us, book an engineer, call an engineer, engineer visit, who services it in Scotland, do your engineers cover Wales, engineers near me, breakdown response, response time for a breakdown, how fast does an engineer come, service level, SLA, yearly service price, managed service, contract that includes everything, all inclusive, does the service include filters, how often does an engineer come, who comes to clean it',
  },
  {
    at: [
      'service#by-you-or-by-us',
      'dentistry#who-changes-the-filters-and-when',
      'healthCare#who-looks-after-the-filters',
      'business#who-looks-after-the-machines',
      'education#how-do-the-filters-fit-the-school-year',
    ],
    as: 'who changes the filters, who replaces the filter, who fits the filters, who fits new filters, who looks after it, who cleans it, who maintains it, can our caretaker change the filters, can staff change the filter, caretaker, site manager, cleaner, can nurses change it, can I change it myself, do it ourselves, how to change the filter, change the filter, fit a filter, filter change instructions, is it easy to change, how hard is it to change a filter, tools needed, who comes to change the filters, do you come and change the filters, do you change the filters for us',
  },
  {
    at: 'service#filter-sets-and-spare-parts',
    ...answerTexts.filter,
    as: 'filter, filters, filter price, filter cost, how much are filters, how much is a new filter, replacement filter, replacement filters, spare filter, new filters, filter set, cartridge, where to buy filters, order filters, consumables, spare parts, spares, parts availability, how long are parts available, cost of a year of filters, which filter fits, are filters in stock, compatible filters, do filters come with it, does it come with a filter, first filter included, filter subscription, cheaper filter, cheap filters, other brand filters, non genuine filters, carbon filter replacement, HEPA filter replacement, third party filters, same filter for both, do X and Y take the same filter, filters for 15 machines, filters each year',
  },
  {
    at: 'service#what-every-purifier-needs',
    ...answerTexts['lamp-life'],
    as: 'lamp life, how long does the lamp last, replace the lamp, lamp replacement, UV bulb, new bulb, UV tube, change the UV lamp, lamp price, lamp lifespan, lamp hours, how do I know the lamp has failed, bulb has gone, bulb blown, lamp failure, is the lamp still working',
  },
  {
    at: ['service#what-every-purifier-needs', 'healthCare#who-looks-after-the-filters'],
    ...answerTexts['used-filter'],
    as: 'used filter, dirty filter, old filters, throw old filters, contaminated filter, dispose of filters, filter disposal, throw away the filter, clinical waste, hazardous waste, infectious waste, is the filter dangerous to touch, PPE for a filter change, gloves, safe filter change, bag the filter',
  },
  {
    at: 'buying#servicing-sheet-for-each-model',
    ...answerTexts['maintenance-schedule'],
    as: 'maintenance schedule, maintenance, maintain, servicing schedule, service interval, servicing sheet, maintenance plan, planned preventive maintenance, PPM, how often is it serviced, upkeep, checklist, cleaning schedule, what maintenance does it need',
  },
  {
    at: 'buying#servicing-sheet-for-each-model',
    ...answerTexts['clean-it'],
    as: 'clean the machine, how do I clean it, cleaning the outside, dust the casing, housekeeping, cleaning staff, wipe down the machine, what does it need cleaning with',
  },
  {
    at: 'buying#servicing-sheet-for-each-model',
    ...answerTexts.rattle,
    as: 'rattle, rattling, buzzing, annoying sound, vibration, grinding, clunking, humming, squeak, clicking, vibrates, strange noise, making a noise, louder than it was, getting louder, burning smell from the machine',
  },
  {
    at: 'service#certificate-and-record',
    as: 'certificate, air change certificate, room certificate, sample certificate, example certificate, CQC, CQC inspection, CQC inspector, inspection, inspector, evidence for an inspection, what paperwork will the inspector want, audit, auditor, Ofsted, EHO, environmental health, record, service record, logbook, proof for the inspector, compliance, compliance certificate, signed, licence, licensing',
  },
  {
    at: 'contact',
    ...answerTexts.contact,
    as: 'contact, contact us, phone, phone number, telephone, call, call me back, freephone, ring, email, e-mail, mail, address, where are you, where are you based, location, headquarters, showroom, visit you, a shop I can visit, visit your shop, come and see one, see one in person, speak to someone, talk to an engineer, talk to an expert, speak to a person, ring me back, call back, customer services, advice, help, customer service, support, opening hours, opening times, when are you open, complaint, complain, chat',
  },
  {
    at: 'about#will-you-size-a-room-before-i-order',
    as: 'site survey, survey, can you come and measure, measure our rooms, visit our site, site visit, come and look, come and see the building, measure up, will you size a room, can you tell me what I need, recommend a machine for my room, consultation, free survey, assessment of our rooms, advise on size',
  },
  {
    at: { to: contactUrl('sign-up') },
    ...answerTexts['sign-up'],
    as: 'sign up, newsletter, mailing list, register, create account, log in, login, my account, unsubscribe',
  },
  { at: 'privacyPolicy', as: 'privacy, GDPR, my data, personal data, data protection, what do you do with my details' },
  { at: 'cookiePolicy', as: 'cookies, cookie policy, tracking cookies, analytics' },
  { at: 'termsAndConditions', as: 'terms, terms and conditions, T&C, legal, small print' },
  {
    at: 'termsAndConditions#no-sale-is-made-here',
    as: 'terms of sale, conditions of sale, is the price binding, contract of sale',
  },
  { at: 'accessibilityStatement', as: 'accessibility, screen reader, large text' },
  {
    at: 'about#who-is-behind-mars',
    as: 'who are you, who is behind MARS, who is MARS, who owns MARS, company, about the company, British company, UK company, made in, made in UK, made in Britain, made in China, where are they made, country of origin, manufacturer, who makes it, factory, managing director, directors, CEO, who runs it, who makes the machines, founder, owner, how long have you been in business, history, is MARS genuine',
  },
  { at: 'about', as: 'about, about us, team, company story' },
  {
    at: 'about#facts-heading',
    as: 'customers, reviews, customer reviews, Trustpilot, testimonials, case studies, case study, references, reference customers, who uses it, who else has bought, other schools, other hospitals, clients, awards, examples of installations, endorsed, recommended by dentists, approved by dentists, recommended by, best buy, Which magazine, Which best buy, BDA, seal of approval, other dentists, dentist reviews',
  },
  {
    at: 'about#partnership-heading',
    as: 'why choose MARS, why MARS, what makes you different, why should I trust your numbers, honest, credible, reliable, what do you promise, ISO certified, ISO certification',
  },
  {
    at: { to: contactUrl('question') },
    title: 'We have no page on that: ask us',
    text: '',
    as: 'humidifier, dehumidifier, portable cooler, server room cooling, fan heater, heat pump, hoover bags, car air freshener, scented, perfume, essential oils, diffuser, water softener, reverse osmosis, under sink, water filter jug, tap filter, jobs, job, vacancy, vacancies, careers, work for you, apprenticeship, reseller, become a dealer, distributor, stockist, franchise, white label, drop ship, affiliate, sponsorship, donation, grant, grants, funding, government funding, fundng, tax relief, tax break, capital allowances, fire test, fire alarm, fire rating, smoke alarm, smoke detector, vape detector, haze, hazer, dry ice, service other makes, other makes of purifier, nits, our logo, logo on the machine, custom branding, carbon monoxide, CO alarm, radon, gas leak, legionella, BREEAM, LEED, WELL certification, WELL standard, ISO 9001, ISO 14001, CHAS, Constructionline, DBS, DBS checked, safeguarding, police check, operating theatre, x-ray room, MRI, cleanroom class, explosion, ATEX, swimming pool, pool, oxygen, gift wrap, gift card, gift voucher, colour choice, other colours, colour options, which colours, custom colour, paint, dyson, blueair, blue air, rensair, levoit, philips, airdoctor, honeywell, sharp, ikea, samsung, xiaomi, coway, iqair, camfil, austin air, radic8, viruskiller, winix, meaco, vax, electrolux, panasonic, bosch, miele, shark, airfree, wellisair, medixair, molekule, novaerus, aerte, merv, daikin, ozone generator, fogging, fogger, disinfection robot, face mask, masks, covid test, thermometer, hand sanitiser, soap, operating temperature, outdoors, outside use, tip over, topple, pacemaker, operating room, sauna, steam room, knock it over, fall over, IP rating, IP44, splash proof, weatherproof, wet room, ligature, ligature risk, mental health unit, DTAC, super deduction, tax deductible, insects, flies, mosquitoes, moths, fleas, head lice, bed bugs, cockroach, mice, weather, train tickets, office cleaners near me, office cleaning, cleaning company, contract cleaners, water cooler, standing desk, office furniture, office chair, stationery, broadband, recruitment, agency staff, agency nurses, autoclave, steriliser, compressor, mouthwash, toothpaste, toothbrush, whitening, denplan, braces, school uniform, uniforms, scrubs, dental chair, lesson plan, pillow, pillow covers, bedding, plastic smell, smell when new, HTM 01-05, whiteboard, textbooks, term dates, school admissions, school meals, bed pan, bed pan washer, wheelchair, appointment, prescription, visiting hours, table booking, book a table, book a room, glasswasher, hood cleaning, extractor cleaning, duct cleaning, carpet cleaning, window cleaning, boiler, plumbing, fridge, oven, kettle, hoover, fix my hoover, vacuum cleaner bags, heating engineer, hair dryer, mattress, driver update, DJ, plants, flowers, flights, tickets, laptop, printer, chocolate, planet, NASA, space, recipe, football, shares, share price, investor, pizza, lottery',
  },
];
