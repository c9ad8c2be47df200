import { expect, test } from 'vitest';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { usualSettings } from '@/domain/room-answer';
import type { PlannedRoom } from '@/domain/plan/plan';
import { planCsv } from './plan-csv';

const surgery: PlannedRoom = {
  ...usualSettings,
  ventilationAch: 0,
  lengthM: 4.5,
  widthM: 3.5,
  heightM: 2.6,
  keepsRecord: true,
  roomKind: 'treatment-room',
  name: 'Surgery',
  floor: '',
};

const csvOf = (...rooms: PlannedRoom[]) => planCsv({ rooms, items: [] });

const price = (generationYSummary.pricePence / 100).toFixed(2);

test('a plan is a table with a room a line', () => {
  const rooms = [
    { ...surgery, floor: 'First', people: 3 },
    {
      ...surgery,
      name: '',
      lengthM: 2,
      widthM: 3,
      heightM: 2.4,
      sizedAt: 'full' as const,
      countedOutput: 0.5 as const,
    },
    { ...surgery, name: 'Hangar', lengthM: 60, widthM: 40, heightM: 6 },
    { ...surgery, name: 'Porch', ventilationAch: 6 },
  ];
  expect(planCsv({ rooms, items: [{ slug: 'gen-y-filter', number: 2 }] }).split('\r\n')).toEqual([
    'Floor or area,Room,Kind of room,People,Length m,Width m,Height m,Volume m3,Target ACH,L/s a person asked,Ventilation ACH,Output counted %,Sized at,Noise limit dB(A),Model,Machines,On speed,Noise dB(A),ACH on that speed,ACH at full speed,L/s a person reached,Power W at full speed,Price GBP inc VAT',
    `First,Surgery,Surgery or treatment room,3,4.5,3.5,2.6,40.95,6,,0,100,working speed,,Generation Y,1,3,42,9.77,15.46,37.0,60,${price}`,
    `,Room 2,Surgery or treatment room,,2,3,2.4,14.40,6,,0,50,full speed,,Generation Y,1,2,31,8.33,21.98,,60,${price}`,
    ',Hangar,Surgery or treatment room,,60,40,6,14400.00,6,,0,100,working speed,,ask us,,,,,,,,',
    ',Porch,Surgery or treatment room,,4.5,3.5,2.6,40.95,6,,6,100,working speed,,none needed,,,,,,,,',
    ',,,,,,,,,,,,,,Gen Y Filter,2,,,,,,,on request',
  ]);
  const [, small] = csvOf({ ...surgery, lengthM: 2, widthM: 3, heightM: 2.4, keepsRecord: false }).split('\r\n');
  expect(small).toMatch(/,Generation S,1,2,34,7\.29,12\.50,,28,on request$/);
});

test.each([
  ['=1+1', "'=1+1,"],
  ['+1', "'+1,"],
  ['-1', "'-1,"],
  ['@x', "'@x,"],
  ['＝1+1', "'＝1+1,"],
  ['\tx', "'\tx,"],
  ['\rx', `"'\rx",`],
  ['a=1', 'a=1,'],
  ['Hall, A', '"Hall, A",'],
  ['Hall "A"', '"Hall ""A""",'],
  ['Hall\nA', '"Hall\nA",'],
  ['Hall\rA', '"Hall\rA",'],
])('the name %j stands in its cell as text: %s', (name, cell) => {
  const body = csvOf({ ...surgery, name })
    .split('\r\n')
    .slice(1)
    .join('\r\n');
  expect(body.startsWith(`,${cell}Surgery or`)).toBe(true);
});
