// @vitest-environment jsdom
import { schoolTotal } from '@/features/sectors/education/school-rooms';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sideMessage } from '@/components/forms/side-message';
import { initialMessageFor } from '@/config/enquiry-topics';
import { type SectorKey, sectorKeys, sectors } from '@/config/sectors';
import { sectorQuestions as questions } from '@/data/questions/sector-questions';
import { chooseRoom } from '@/features/sectors/chosen-room';
import { money } from '@/lib/format/money';
import { hrefOf, showLoaded } from '@/mocks/show';
import BusinessPage from '@/pages/BusinessPage';
import DentistryPage from '@/pages/DentistryPage';
import EducationPage from '@/pages/EducationPage';
import GymPage from '@/pages/GymPage';
import HealthCarePage from '@/pages/HealthCarePage';
import HospitalityPage from '@/pages/HospitalityPage';
import { priceOf } from '@/mocks/price-of';
import { sides } from '@/domain/room-sides';

const pages: Record<SectorKey, ComponentType> = {
  dentistry: DentistryPage,
  education: EducationPage,
  healthCare: HealthCarePage,
  business: BusinessPage,
  hospitality: HospitalityPage,
  gym: GymPage,
};

const scrollIntoView = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  sessionStorage.clear();
  for (const key of sectorKeys) chooseRoom(key, undefined);
});

async function open(key: SectorKey) {
  const Page = pages[key];
  const view = await showLoaded(<Page />);
  return { ...view, user: userEvent.setup() };
}

const strip = () => within(screen.getByRole('region', { name: /for (a|your) (classroom|nursery)/ }));

async function measure(user: UserEvent, ...typed: [length: string, width: string, height: string]) {
  for (const [index, side] of sides.entries()) {
    const field = strip().getByRole('textbox', { name: new RegExp(side, 'i') });
    await user.clear(field);
    await user.type(field, typed[index] ?? '');
  }
  await user.click(strip().getByRole('button', { name: 'Work it out' }));
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent ?? '');

/** Shows the business case, which loads when it is asked for. @returns its sheets */
async function openCase(user: UserEvent): Promise<HTMLElement[]> {
  await user.click(screen.getByRole('button', { name: 'Show the case' }));
  const sheets = await screen.findAllByRole('article', { name: /^Sheet/ }, { timeout: 30_000 });
  expect(document.activeElement).toHaveTextContent(/case/);
  return sheets;
}

const rowsOf = (sheet: HTMLElement | undefined) =>
  sheet ? [...sheet.querySelectorAll('tr')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')) : [];

test('the strip says room, machines, air changes, noise and price, and asks for that number of machines', async () => {
  await open('education');
  expect(screen.getByRole('region', { name: /for a classroom/ })).toHaveTextContent(
    /Four .*6\.6air changes an hour with windows open, 5\.6 with them shut.* takes four Generation X, £1,980\. Get a written quoteUse my own roomOn speed 2, at 38\sdB\(A\) together \(airflow and noise estimated\)\. With windows shut take five Generation X, £2,475\..*Full speed, 60\sdB\(A\): 16\.4 air changes an hour, windows open\..*£2,005 with delivery/,
  );
  expect(strip().getByText(priceOf('generation-x', 4))).toBeInTheDocument();
  expect(hrefOf('Use my own room', strip())).toBe('#calculator');
  const quote = strip().getByRole('link', { name: 'Get a written quote' });
  expect(quote).toHaveAttribute('href', '/product-details/generation-x?units=4#request');
  expect(quote).toHaveAttribute('data-price-room', 'a classroom of 9\u00a0×\u00a07\u00a0×\u00a03\u00a0m');
});

test('an own room is answered in place, with the settings of its kind, in the strip and in the business case', async () => {
  const { user } = await open('education');
  await user.click(screen.getByRole('link', { name: 'Use my own room' }));
  const length = strip().getByRole('textbox', { name: /length/i });
  expect(length).toHaveFocus();
  expect(length).toHaveValue('');
  expect(length).toHaveAttribute('placeholder', '9');
  await user.click(strip().getByRole('button', { name: 'Work it out' }));
  expect(length).toHaveFocus();
  expect(length).toBeInvalid();
  await measure(user, '6', '7', '3');
  expect(strip().getByText(/^Your classroom of/)).toHaveTextContent(/6 × 7 × 3 m takes/);
  expect(strip().getByRole('heading', { name: /^Four Generation X for your classroom/ })).toHaveFocus();
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  expect(hrefOf('Get a written quote', strip())).toBe('/product-details/generation-x?units=4#request');
  await user.tab();
  await measure(user, '2000', '7', '3');
  expect(length).toHaveAccessibleDescription(`Error: ${sideMessage('length', 'too-long')}`);
  const [side] = await openCase(user);
  expect(side).toHaveTextContent(/Classroom, 6 × 7 × 3 m/);
  await user.click(strip().getByRole('button', { name: 'Nursery' }));
  expect(side).toHaveTextContent('Clean air for one nursery');
  expect(side).toHaveTextContent(/One Generation Zon speed 3/);
});

test('an own room counts the people of the example unless others are typed, and is kept for a return to the page', async () => {
  const first = await open('education');
  await first.user.click(screen.getByRole('link', { name: 'Use my own room' }));
  const calculate = () => first.user.click(strip().getByRole('button', { name: 'Work it out' }));
  const planned = () => strip().getByRole('link', { name: 'Plan this room' }).getAttribute('href');
  const people = () => strip().getByRole('textbox', { name: 'People (30 if empty)' });
  await measure(first.user, '9', '7', '3.5');
  expect(planned()).toContain('people=30');
  await first.user.type(people(), 'many');
  await calculate();
  expect(people()).toHaveFocus();
  expect(people()).toBeInvalid();
  await first.user.clear(people());
  await first.user.type(people(), '12');
  await calculate();
  expect(planned()).toContain('people=12');
  first.unmount();
  await open('education');
  expect(planned()).toMatch(/room=9x7x3\.5&.*people=12/);
  expect(people()).toHaveValue('12');
  expect(people()).not.toHaveFocus();
  // A reload has the address alone.
  const { hash } = window.location;
  chooseRoom('education', undefined);
  window.history.replaceState(null, '', hash);
  cleanup();
  await open('education');
  expect(planned()).toMatch(/room=9x7x3\.5&.*people=12/);
});

test.each([
  ['education', 'A test or a story14.125 dB(A)', 'It is no promise against a particular illness.'],
  ['dentistry', '', 'It does not replace high-volume suction, extraction or ventilation.'],
  ['healthCare', 'By day313.645 dB(A)', /It is not ventilation/],
  ['business', '108.0 m²36.8 L/s101.0 L/s', 'It neither cools nor heats the room.'],
  ['hospitality', 'Doors and music, windows shutfull7.659 dB(A)', /It does not replace open windows/],
  ['gym', 'Quiet hours, windows open35.250 dB(A)', /It is for dry rooms/],
] as const)('%s: the business case has a table of its own, its limits and whom to ask', async (key, row, limit) => {
  const { user } = await open(key);
  const [first, second] = await openCase(user);
  if (!first || !second) throw new Error('The case has two sides.');
  expect(rowsOf(second)).toContain(row);
  expect(within(second).getByText(limit)).toBeInTheDocument();
  expect(first).toHaveTextContent(/Do nothing.*Recommended.*Quieter/);
  expect(first).toHaveTextContent(/£[\d,.]+including VAT/);
  expect(second).toHaveTextContent('0808 157 0142');
});

test('the name of the organisation is stored and wraps on paper; without it there is a line to fill in', async () => {
  localStorage.clear();
  const first = await open('education');
  const [before] = await openCase(first.user);
  const line = (sheet: HTMLElement | undefined) =>
    within(sheet ?? document.body).getByText('Name of the school').nextElementSibling;
  expect(line(before)).toBeEmptyDOMElement();
  const field = screen.getByRole('textbox', { name: 'Name of the school' });
  expect(field).toHaveAttribute('maxlength', '200');
  fireEvent.change(field, { target: { value: 'St Example’s' } });
  expect(line(before)).toHaveTextContent('St Example’s');
  first.unmount();
  const second = await open('education');
  const [after] = await openCase(second.user);
  expect(line(after)).toHaveTextContent('St Example’s');
  await second.user.clear(screen.getByRole('textbox', { name: 'Name of the school' }));
  expect({ ...localStorage }).toEqual({});
});

test('a case for a building counts its rooms, and is mailed with a link that opens them', async () => {
  const { user } = await open('education');
  await openCase(user);
  await user.click(screen.getByRole('radio', { name: 'The building' }));
  const number = (name: string) => screen.getByRole('textbox', { name });
  await user.clear(number('Hall'));
  await user.clear(number('Nursery'));
  await user.clear(number('Library'));
  await user.clear(number('Staff room'));
  const [side] = screen.getAllByRole('article', { name: /^Sheet/ });
  expect(side).toHaveTextContent('Clean air for four classrooms');
  const sum = priceOf('generation-x', 16);
  expect(side).toHaveTextContent(`16 Generation Xon speed 2, at 38 dB(A) together, in each room${sum}including VAT`);
  const mail = decodeURIComponent(screen.getByRole('link', { name: 'E-mail it to me' }).getAttribute('href') ?? '');
  expect(mail).toContain(`Recommended: 16 Generation X, ${sum} including VAT`);
  expect(mail.match(/room=9x7x3/g)).toHaveLength(4);
  expect(mail).toContain('/room-planner#room=9x7x3');
});

test('printing shows a copy of the case alone, until it has been printed; the log line has no price', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await open('healthCare');
  await openCase(user);
  const sheets = () => screen.getAllByRole('article', { name: /^Sheet/ });
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(sheets()).toHaveLength(4);
  act(() => window.dispatchEvent(new Event('afterprint')));
  expect(sheets()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Print the log line' }));
  const log = screen.getByRole('article', { name: 'Sheet: log line' });
  expect(rowsOf(log)).toContain('Four-bed bay12.17.6 on speed 30');
  expect(log.textContent).not.toContain('£');
  act(() => window.dispatchEvent(new Event('afterprint')));
});

test('the gym page closes with a block of its own behind "Plan your gym"', async () => {
  await open('gym');
  expect(headings().at(-1)).toBe('Plan your gym');
});

/** Words that the copy of one sector uses and that of no other does in its place. */
const ownWords: Record<SectorKey, RegExp> = {
  dentistry: /dental|surger|practice|treatment/i,
  education: /school|class|governors/i,
  healthCare: /hospital|ward|ventilation|estates/i,
  business: /office|desk|floor|facilities/i,
  hospitality: /hotel|event|restaurant|before service|venue/i,
  gym: /gym|studio|class|front desk/i,
};

test.each(sectorKeys)('the copy of %s is its own, and it closes with a form with its message started', async (key) => {
  const { unmount } = await open(key);
  const own = headings().filter((heading) =>
    /^(The case|The floor|Plan|Generation|A practice|Asked|Questions from)/.test(heading),
  );
  expect(own.length).toBeGreaterThanOrEqual(3);
  const title = screen.getByRole('heading', { level: 1 }).textContent;
  const lead = document.querySelector('header .lead')?.textContent;
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content;
  for (const text of [title, document.title, description, lead, ...own]) expect.soft(text).toMatch(ownWords[key]);
  const ofOthers = sectorKeys.flatMap((otherKey) =>
    otherKey === key ? [] : questions[otherKey].map((each) => each.title),
  );
  expect(questions[key].filter((question) => ofOthers.includes(question.title))).toEqual([]);
  expect(questions[key].length).toBeGreaterThanOrEqual(4);
  expect(screen.getByText('You send')).toBeInTheDocument();
  expect(screen.getByText('You get back')).toBeInTheDocument();
  const message = initialMessageFor(sectors[key].topic);
  expect(screen.getByRole('textbox', { name: /message/i })).toHaveValue(message);
  expect(document.body, 'the visitor is left at the top').toHaveFocus();
  // Who leaves without writing finds no such message on the contact page.
  unmount();
  expect(Object.values({ ...sessionStorage }).join(' ')).not.toContain(message);
});

test('no two sectors start the same enquiry', () => {
  const messages = sectorKeys.map((key) => initialMessageFor(sectors[key].topic));
  expect(new Set(messages).size).toBe(sectorKeys.length);
});

test.each<[SectorKey, requirement: string, region: string | RegExp, ...words: string[]]>([
  [
    'education',
    'the heading of the plan counts its rooms and machines and names their price',
    `Eight rooms take 30\u00a0machines, ${money(schoolTotal.pricePence)}`,
  ],
  [
    'business',
    'the plan says what the machines of the open floor cost',
    `The floor: 36 desks take 15 machines, ${priceOf('generation-x', 15)}`,
    'on speed 2',
  ],
  [
    'business',
    'the price of the floor and its rooms is said with and without VAT',
    /^The floor: 36 desks/,
    priceOf('generation-x', 20),
    '(£8,250 + VAT)',
  ],
  [
    'healthCare',
    'says what a purifier does not replace, and what UV-C reaches',
    'Asked by the ward and estates',
    'Health and Safety Executive',
    'in the air that has passed the filters',
  ],
  [
    'healthCare',
    'clearing times are for evenly mixed air',
    'Asked by the ward and estates',
    'How soon is the air clear after a procedure?',
    'Evenly mixed air',
  ],
  [
    'hospitality',
    'an event’s eight machines are bought',
    /eight machines/,
    'Bought once, they serve every party after it',
  ],
  ['gym', 'says the speed of each class, and who sets it', /full speed for spin/i, 'someone sets each speed'],
])('%s: %s', async (key, _requirement, name, ...words) => {
  await open(key);
  const region = screen.getByRole('region', { name });
  for (const text of words) expect(region).toHaveTextContent(text);
});

test('hospitality: the event leads to its enquiry and does not read as hire', async () => {
  await open('hospitality');
  const event = screen.getByRole('region', { name: /eight machines/ });
  expect(hrefOf(/plan an event/i, within(event))).toBe('/contact?about=event');
  expect(event).not.toHaveTextContent(/for one night|\bhire\b|\brent/i);
});
