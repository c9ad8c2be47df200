import { company } from '@/config/company';
import type { Purifier } from '@/data/products/product';
import { warranty } from '@/data/products/warranty';
import { coverageNote, roomsUpToMeaning } from '@/data/room-words';
import { machineShape } from '../drawings/machine-shape';
import { Sign } from '../drawings/Signs';
import { SizeDrawing } from '../drawings/SizeDrawing';
import { Points } from '../parts/Points';
import { SpecificationSheet } from '../parts/SpecificationSheet';
import { Table, type TableProps } from '../parts/Table';
import type { Chapter } from './chapter';
import { type MachineWords, wordsFor } from './words';
import { wallGapCm } from '@/domain/placing';

/** What an owner notices, why it may be, and what to do. */
function troubles({ close, isPanelSet }: MachineWords): TableProps['rows'] {
  return [
    [
      'It does not start',
      'No current, or the front is not quite closed',
      `Try the socket with a lamp. ${close}. Look at the fuse in the plug.`,
    ],
    ['It is off after a power cut', 'It waits for a touch (sample)', 'Touch the display, then set your speed again.'],
    [
      'It starts and stops again',
      'The front has worked loose, and its switch turns the machine off',
      `Open it once more. ${close}.`,
    ],
    [
      'Little air comes out',
      'The mesh is full, the filter is used up, or something stands too close',
      `Clean the mesh. Look at the date in the filter record. Give it ${wallGapCm} cm all round.`,
    ],
    ['No air, from new', 'The filter is still in its bag', 'Take it out of the bag and put it back.'],
    [
      'It is louder than it was',
      'A full filter, a floor that is not level, or something on the outlet',
      `Clean or change the filter. Set it level${isPanelSet ? ' and press both brakes down' : ''}. Clear the outlet.`,
    ],
    [
      'It smells musty or sour',
      'The carbon is used up, or the mesh went back wet',
      'Change the filter. Let the mesh dry for a whole day next time.',
    ],
    ['It smells of burning', 'A fault', 'Pull the plug at once and call us. Do not start it again.'],
    [
      'The figure stays high',
      'A source in the room, such as cooking, dust or smoke, or bad air from outside',
      'Remove the source. Close the window while the air outside is bad. Run it at full speed for half an hour.',
    ],
    [
      'The red dot stays on',
      'The reminder was not put back',
      'Hold the display for 10 seconds after changing the filter.',
    ],
    [
      'The display is dark, the fan runs',
      'A fault of the display',
      'Pull the plug, wait a minute, put it back and touch the display. If it stays dark, call us.',
    ],
    [
      'You see violet light at the intake',
      'A damaged casing or screen',
      'Do not look at it. Pull the plug, keep the machine unplugged and call us.',
    ],
  ];
}

export function troubleChapter(product: Purifier): Chapter {
  const words = wordsFor(product);
  return {
    title: 'If something is wrong',
    fact: 'Plug out before you look inside',
    body: (
      <>
        <Table className="troubles" heads={['What you notice', 'Why it may be', 'What to do']} rows={troubles(words)} />
        <section className="note">
          <h3>None of these?</h3>
          <p>
            Pull the plug and call <b>{company.phone.label}</b>, free, {company.openingHours.label}, or write to{' '}
            {company.email}. Have the model and the serial number of the rating plate at hand. Do not open the{' '}
            {words.closedPart}: lamp and mains are behind.
          </p>
        </section>
      </>
    ),
  };
}

export function specificationChapter(product: Purifier): Chapter {
  return {
    title: 'Specification',
    fact: product.name,
    body: (
      <>
        <SizeDrawing model={product.name} shape={machineShape(product)} />
        <SpecificationSheet product={product} />
        <p className="fine">
          {roomsUpToMeaning(product.model)} {coverageNote}
        </p>
      </>
    ),
  };
}

export const warrantyChapter: Chapter = {
  title: 'Warranty',
  fact: warranty.name,
  body: (
    <>
      <p className="lead">
        {warranty.name}, in addition to your statutory rights. It begins on the day of delivery; keep the delivery note
        with this manual. What it covers is a sample until we replace it. {warranty.giver}
      </p>
      <div className="two">
        <section>
          <h3>It covers</h3>
          <Points points={warranty.covers.machine} />
        </section>
        <section>
          <h3>It leaves out</h3>
          <Points points={warranty.leavesOut.machine} />
        </section>
      </div>
      <p>
        To use it, call or write to us with the day of delivery, the serial number and what is wrong. We arrange the
        repair or the collection. Nothing here takes away the rights that the law gives you against the seller.
      </p>
    </>
  ),
};

const disposal: TableProps['rows'] = [
  ['The machine', 'Back to us, like for like, or to the council’s recycling centre'],
  ['The UV-C lamp', 'Stays in the machine and goes with it; a broken one in a closed jar to the recycling centre'],
  ['A used filter', 'Into a bag, then the residual waste; from a clinical room, ask your waste contractor'],
  ['The mesh', 'Residual waste'],
  ['Carton and paper', 'Paper recycling'],
  ['Film and bags', 'Plastic recycling where your council takes it'],
];

export const disposalChapter: Chapter = {
  title: 'Disposal',
  fact: 'WEEE',
  body: (
    <div className="disposal">
      <Sign name="bin" />
      <div>
        <p>
          The crossed-out bin on the rating plate means: electrical equipment (WEEE), not for the household waste. Lamps
          and circuit boards hold substances that harm soil, water and health, and metals worth using again.
        </p>
        <p>
          When you buy a new machine from us for your household, we take the old one of the same kind back free of
          charge, one for one. Tell us when you order or within 28 days of delivery. From an organisation we take back
          machines that we sold, free of charge (sample). If the old one works, give it to a person who will use it.
        </p>
        <Table heads={['What', 'Where it goes']} rows={disposal} />
      </div>
    </div>
  ),
};

const recordLines = Array.from({ length: 14 }, (_, index) => index + 1);

export const recordChapter: Chapter = {
  title: 'Filter record',
  fact: 'Keep this page up to date',
  body: (
    <>
      <dl className="identity">
        {['Serial number', 'Delivered on', 'Room', 'In charge of it'].map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <table className="record">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Mesh cleaned</th>
            <th scope="col">Filter changed</th>
            <th scope="col">Next due</th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {recordLines.map((line) => (
            <tr key={line}>
              <td />
              <td>
                <span className="box" />
              </td>
              <td>
                <span className="box" />
              </td>
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="imprint fine">
        {company.legalName}, {company.registeredOffice}, {company.headquarters.country}. Registered in{' '}
        {company.placeOfRegistration}, number {company.companyNumber}. {company.phone.label}, {company.email}.{' '}
        {company.reply}
      </p>
    </>
  ),
};
