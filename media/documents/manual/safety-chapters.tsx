import type { Purifier } from '@/data/products/product';
import { formatOzoneAnswer } from '@/data/uv-c';
import { ForbiddenDrawings } from '../drawings/ForbiddenDrawings';
import { LampDrawing } from '../drawings/LampDrawing';
import { machineShape } from '../drawings/machine-shape';
import { Sign } from '../drawings/Signs';
import { Points } from '../parts/Points';
import { Table } from '../parts/Table';
import type { Chapter } from './chapter';

type SafetyGroup = {
  title: string;
  sign: 'read' | 'mains' | 'danger' | 'unplug';
  points: readonly string[];
};

const safetyGroups: readonly SafetyGroup[] = [
  {
    title: 'Read this first',
    sign: 'read',
    points: [
      'Read this manual before the first start and keep it with the machine. Hand it on with the machine.',
      'Do not start a machine that has been dropped, is cracked, or has lost a part. Call us.',
      'An air purifier adds to ventilation and does not replace it. It does not lower CO₂, and it is no smoke alarm.',
    ],
  },
  {
    title: 'Electricity',
    sign: 'mains',
    points: [
      'Connect it only to the mains voltage of the rating plate, straight to a wall socket. The plug holds a 3 A fuse to BS 1362 (sample).',
      'Do not use it with a damaged lead, plug or casing. Our service replaces the lead.',
      'Lay the lead along the wall, not under a carpet or across a doorway.',
      'Keep water away: no vase on top, no bathroom, no wet hands on the plug.',
    ],
  },
  {
    title: 'Every time you open, clean or move it',
    sign: 'unplug',
    points: [
      'Pull the plug first. Hold the plug, never the lead.',
      'Wait until the fan stands still: it runs on for some seconds.',
      'Run it only with its filter in place and its front closed.',
    ],
  },
  {
    title: 'The room and the people in it',
    sign: 'danger',
    points: [
      'Use it indoors, upright, on a dry and level floor.',
      'Keep it out of rooms with explosive gas or dust, such as that of flour, and away from open fires and liquid solvents. Spray nothing at it.',
      'Cover neither intake nor outlet. Put nothing in and nothing on top.',
      'Children from the age of 8, and people whose senses, strength or experience are limited, may use it once a responsible person has shown them how and watches over them. They do not clean it alone. It is not a toy and not a step.',
    ],
  },
];

const lampPoints: readonly string[] = [
  'UV-C can harm eyes and skin within seconds, even a little of it. You feel it hours later.',
  'The lamp is enclosed. By design its light stays inside while the front is closed, so people may stay in the room. A measurement is still to come.',
  'A switch behind the front turns the lamp and the fan off as soon as you open it (sample). Do not rely on it: pull the plug first. Never bypass it, and never run the machine open.',
  'Never take the lamp out, and never run it outside the machine.',
  'If the casing is damaged, UV-C may come out. Pull the plug, keep away from the light and call us.',
];

/** What an owner may open. */
const mayOpen = [
  { part: 'Front', who: 'You', note: 'With the plug pulled' },
  { part: 'Mesh and filter', who: 'You', note: 'With the plug pulled' },
  { part: 'Screens above and below the lamp', who: 'Our service', note: 'They hold the light back' },
  { part: 'Lamp', who: 'Our service', note: 'It holds a little mercury' },
  { part: 'Everything else inside', who: 'Our service', note: 'There is nothing in it to clean or change' },
];

const brokenLamp: readonly string[] = [
  'Pull the plug. Leave the casing closed if you can, open a window and leave the room for a quarter of an hour.',
  'If pieces have fallen out, put on gloves and pick them up with stiff card. Do not use a vacuum cleaner: it spreads the mercury.',
  'Close the pieces in a jar, and take them to the recycling centre. Then call us about the machine.',
];

export function safetyChapter(product: Purifier): Chapter {
  return {
    title: 'Safety',
    fact: 'Read this first',
    body: (
      <div className="safety">
        {safetyGroups.map(({ title, sign, points }) => (
          <section key={title} className="signed">
            <Sign name={sign} />
            <div>
              <h3>{title}</h3>
              <Points points={points} />
            </div>
          </section>
        ))}
        <ForbiddenDrawings shape={machineShape(product)} />
      </div>
    ),
  };
}

export const lampChapter: Chapter = {
  title: 'The UV-C lamp',
  fact: 'Stage 4, light of 253.7 nm',
  body: (
    <>
      <section className="signed warning">
        <Sign name="uv" />
        <div>
          <h3>This machine contains a UV-C lamp. Do not look at it.</h3>
          <Points points={lampPoints} />
        </div>
      </section>
      <div className="two figures">
        <div>
          <LampDrawing isOpen={false} />
          <p className="caption">
            <b>Closed.</b> The front presses the switch, the lamp is lit. Two screens (samples) let the air through and
            hold the light back.
          </p>
        </div>
        <div>
          <LampDrawing isOpen />
          <p className="caption">
            <b>Open.</b> The switch is free: lamp and fan go off. Not to scale.
          </p>
        </div>
      </div>
      <div className="two">
        <section>
          <h3>Who opens what</h3>
          <Table
            heads={['Part', 'Who']}
            rows={mayOpen.map(({ part, who, note }) => [
              part,
              <>
                <b>{who}.</b> {note}
              </>,
            ])}
          />
        </section>
        <section>
          <h3>If a lamp is broken</h3>
          <ol>
            {brokenLamp.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="fine">{formatOzoneAnswer()}</p>
        </section>
      </div>
    </>
  ),
};
