import { company } from '@/config/company';
import { sample } from '@/config/sample';

export const facts = {
  title: `${company.brand} in numbers`,
  clients: 'satisfied clients',
  engagement: 'active engagement:',
  products: 'products that clean a room',
  awards: 'awards',
};

/** Claims of the specification; the owner signs them off (docs/go-live.md). */
export const companyFacts = sample({
  satisfiedClients: 500,
  activeEngagement: { percent: 80, of: 'of our clients were in touch with us in the past year' },
  products: 4,
  awards: 5,
});

/** How the airflow that the site calls tested was found. */
export const tested = {
  title: 'How a machine is tested',
  drawingAlt:
    'Drawing of the test: the probe of an anemometer is moved from point to point over the outlet of a running machine',
  drawingCaption: 'A drawing of the procedure. Number and place of the points are an example.',
  lead: 'With methods of ISO 14644-3, the part of the clean-room standards that holds the tests:',
  steps: [
    'The machine runs at full speed, with new filters.',
    'An anemometer reads the speed of the air as it leaves.',
    'The reading is repeated at points spread over the whole outlet.',
    'The mean speed times the area of the outlet is the airflow, in m³/h.',
  ],
};

export const notClaimed = {
  title: 'What we do not claim',
  limits: [
    { title: 'No independent test', text: 'The airflow test is our own. Ask us for the report.' },
    {
      title: 'No fresh air',
      text: 'A purifier cleans the air of the room. It does not replace ventilation or lower carbon dioxide.',
    },
    {
      title: 'No protection from a disease',
      text: 'It takes particles out of the air. Whether people fall ill depends on more than that.',
    },
    {
      title: 'No approval',
      text: 'The air change rate certificate is a calculation record, not a regulatory approval.',
    },
  ],
  toEvidence: 'What our claims rest on',
};

export const partnership = {
  title: 'Trusted Partnership',
  lead: 'What we promise before and after delivery.',
  points: [
    {
      title: 'ISO certified',
      text: 'Tested to ISO standards: airflow with the methods of ISO 14644, filters to ISO 29463. ISO itself certifies no product and no company.',
    },
    {
      title: 'Confidence matters',
      text: 'With a service contract or contract hire purchase, each room gets an air change rate certificate, signed by us, at no charge.',
    },
    {
      title: `UK based in ${company.headquarters.city}`,
      text: `Our headquarters are here, and the freephone is open ${company.openingHours.label}. Delivery takes 3 to 5 working days.`,
    },
    {
      title: 'Partnership',
      text: 'You tell us the room, we tell you the machine. On a service contract we keep its filters and its record up to date for as long as you use it.',
    },
  ],
};

export const questions = { title: 'Questions about us' };
