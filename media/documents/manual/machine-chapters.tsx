import type { Purifier } from '@/data/products/product';
import { untestedStages } from '@/data/products/purifier-data';
import { uvCPurpose } from '@/data/uv-c';
import { GalleryPicture } from '../parts/DocumentPicture';
import { machineShape } from '../drawings/machine-shape';
import { PartsDrawing } from '../drawings/PartsDrawing';
import { StageList } from '../parts/StageList';
import type { Chapter } from './chapter';
import { wordsFor } from './words';

function partNotes(product: Purifier): readonly { name: string; note: string }[] {
  const { isPanelSet } = wordsFor(product);
  const plate = 'At the back, near the floor: model, voltage, serial number, the crossed-out bin.';
  return isPanelSet
    ? [
        { name: 'Outlet', note: 'Clean air leaves upwards through the vanes. Keep it clear.' },
        { name: 'Display', note: 'Fine dust, speed and stages; the whole glass is the only button.' },
        { name: 'Front door', note: 'Two latches, a quarter turn each with a coin. It swings open to the left.' },
        {
          name: 'Mesh',
          note: 'The large-particulate filter, a thin frame in front. Cleaned; each set brings a new one.',
        },
        {
          name: 'Panel set',
          note: 'Mesh, dark carbon panel, white HEPA panel, each with its tab. Changed together.',
        },
        { name: 'Cassette', note: 'The photocatalyst, stage 6. The coloured tab marks it; our service takes it out.' },
        { name: 'Castors', note: 'The front two have brakes. Press both down once the machine stands.' },
        { name: 'Rating plate', note: plate },
      ]
    : [
        { name: 'Outlet', note: 'Clean air leaves upwards through the vanes. Keep it clear.' },
        { name: 'Display', note: 'Shows the fine dust in the room; the whole glass is the only button.' },
        { name: 'Coloured tab', note: 'Pull it towards you and the front of the lower half comes off.' },
        { name: 'Cartridge', note: 'Activated carbon inside, H13 HEPA round it, with a strap. Changed as a whole.' },
        {
          name: 'Mesh',
          note: 'The large-particulate filter: a sleeve on the wall round the cartridge. Cleaned, not changed.',
        },
        { name: 'Upper half', note: 'Lamp, ioniser and fan. Closed: only our service opens it.' },
        machineShape(product).grips
          ? { name: 'Grips', note: 'One in each flank. Lift the machine here, with both hands.' }
          : { name: 'Base', note: 'Lift the machine here, with both hands.' },
        { name: 'Rating plate', note: plate },
      ];
}

export function partsChapter(product: Purifier): Chapter {
  return {
    title: 'The machine and its parts',
    fact: 'Left closed, right open',
    body: (
      <>
        <PartsDrawing model={product.name} shape={machineShape(product)} />
        <div className="parts">
          <dl>
            {partNotes(product).map(({ name, note }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{note}</dd>
              </div>
            ))}
          </dl>
          <GalleryPicture product={product} views={['detail']} />
        </div>
      </>
    ),
  };
}

export function stagesChapter(product: Purifier): Chapter {
  const { stages } = product;
  return {
    title: 'What the air passes',
    fact: `${stages} stages, numbered from the foot up`,
    body: (
      <>
        <p className="lead">
          Room air goes in low down, passes {stages === 6 ? 'six' : 'five'} stages in this order and leaves at the top.
          A filter captures particles, carbon adsorbs gases, UV-C is {uvCPurpose}: no stage does the work of another.
        </p>
        <StageList product={product} />
        <p className="fine">
          Cut open and drawn apart.{product.figure.note && ` ${product.figure.note}`} Not tested yet:{' '}
          {untestedStages(product.stages)}{' '}
          {wordsFor(product).isPanelSet
            ? 'Stages 1 to 3 are one set, which you change'
            : 'Stages 2 and 3 are one cartridge, one inside the other: air rises into its middle and goes outwards. You change it whole'}
          ; only our service opens stages 4 and up.
        </p>
      </>
    ),
  };
}
