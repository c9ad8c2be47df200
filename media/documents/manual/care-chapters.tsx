import { wholeFilterMonths } from '@/data/costs';
import { filterCare, restart } from '@/data/products/filter-care';
import { casingCare } from '@/data/products/casing-care';
import type { Purifier } from '@/data/products/product';
import { GalleryPicture } from '../parts/DocumentPicture';
import { machineShape } from '../drawings/machine-shape';
import { PlugDrawing } from '../drawings/PlugDrawing';
import { DoorStep } from '../drawings/steps/DoorStep';
import { BagStep, FilterStep, MeshStep, VacuumStep } from '../drawings/steps/FilterSteps';
import { TouchStep } from '../drawings/steps/TouchStep';
import { YearDrawing } from '../drawings/YearDrawing';
import { Table } from '../parts/Table';
import type { Chapter } from './chapter';
import { type Step, Steps } from './Steps';
import { wordsFor } from './words';

const [fromMonths, toMonths] = filterCare.changeMonths;
const filterRhythm = `Change the filter every ${fromMonths} to ${toMonths} months, and clean the large-particulate filter every ${filterCare.cleanMonths} months. A filter lasts ${filterCare.changeHours.toLocaleString('en-GB')} hours: six months at 24 hours a day. After a year it has aged, however little it ran.`;

export function cleaningChapter(product: Purifier): Chapter {
  const shape = machineShape(product);
  const { isPanelSet, ...words } = wordsFor(product);
  return {
    title: 'Cleaning',
    fact: `Every ${filterCare.cleanMonths} months, plug out`,
    body: (
      <>
        <p className="lead">{filterRhythm}</p>
        <div className="two wide-left">
          <YearDrawing />
          <Table
            heads={['It runs', 'Change the filter']}
            rows={[24, 16, 8].map((hours) => [
              `${hours} hours a day`,
              `after ${wholeFilterMonths(365 * hours)} months`,
            ])}
          />
        </div>
        <section>
          <h3>The large-particulate filter</h3>
          <Steps
            steps={[
              {
                text: `Pull the plug and wait until the fan stands still. ${words.open}.`,
                label: 'The plug comes out of the socket',
                drawing: <PlugDrawing isIn={false} />,
              },
              {
                text: isPanelSet
                  ? 'Pull the mesh frame out by its tab. It is the first thing behind the door.'
                  : 'Slip the mesh off the wall round the cartridge, upwards.',
                label: isPanelSet ? 'The mesh frame comes out of the front' : 'The mesh comes off, upwards',
                drawing: <MeshStep shape={shape} />,
              },
              {
                text: 'Vacuum the mesh with a soft brush. If it is greasy, rinse it in lukewarm water and let it dry for a whole day.',
                label: 'The mesh under a brush nozzle and a tap',
                drawing: <VacuumStep shape={shape} />,
              },
              {
                text: `Put it back dry. ${words.close}. Write the date into the record on the last page.`,
                label: words.closing,
                drawing: <DoorStep shape={shape} isClosing />,
              },
            ]}
          />
        </section>
        <p>
          {casingCare[product.category]} Neither wash nor brush the carbon and the HEPA: it opens holes that you cannot
          see. They are changed, not cleaned.
        </p>
      </>
    ),
  };
}

function filterSteps(product: Purifier): Step[] {
  const shape = machineShape(product);
  const { isPanelSet, ...words } = wordsFor(product);
  const [{ name }] = product.parts;
  const shut = isPanelSet ? 'Shut and latch the door' : words.close;
  const exchange: Step[] = isPanelSet
    ? [
        {
          text: 'Pull out mesh, dark carbon panel and white HEPA panel, each by its tab. Do not knock them: they hold the dust.',
          label: 'The dark and the white panel come out of the machine',
          drawing: <FilterStep shape={shape} />,
        },
        {
          text: `Take the three panels of the new ${name} out of their bag. Put the old ones into it and close it.`,
          label: 'The new panels come out of their bag',
          drawing: <BagStep shape={shape} />,
        },
        {
          text: 'Slide in the white panel, the dark one in front of it, then the mesh, tabs to you: they go in one way round.',
          label: 'The white and then the dark panel go into the machine',
          drawing: <FilterStep shape={shape} isGoingIn />,
        },
      ]
    : [
        {
          text: 'Take the cartridge by its strap and lift it out of the wall round it. Do not knock it: the dust is in it.',
          label: 'The cartridge, tilted, in front of the open machine',
          drawing: <FilterStep shape={shape} />,
        },
        {
          text: `Slip the mesh off that wall, clean it, and slip it on again. Put the old cartridge into the bag of the new ${name}.`,
          label: 'The mesh goes back on',
          drawing: <MeshStep shape={shape} isGoingOn />,
        },
        {
          text: 'Stand the new cartridge on its seat inside the wall, strap up. Push it back until it stands upright.',
          label: 'The new cartridge goes into the open machine',
          drawing: <FilterStep shape={shape} isGoingIn />,
        },
      ];
  return [
    {
      text: `Pull the plug and wait until the fan stands still.${isPanelSet ? ' Press both brakes down.' : ''} In a clinical room, put on gloves and a mask.`,
      label: 'The plug comes out of the socket',
      drawing: <PlugDrawing isIn={false} />,
    },
    {
      text: `${words.open}.`,
      label: words.opening,
      drawing: <DoorStep shape={shape} />,
    },
    ...exchange,
    {
      text: `${shut}. Put the plug in and ${restart}`,
      label: 'A finger holds the display for ten seconds',
      drawing: <TouchStep shape={shape} time="10 s" />,
    },
  ];
}

export function filterChapter(product: Purifier): Chapter {
  const [filter] = product.parts;
  const { isPanelSet } = wordsFor(product);
  return {
    title: 'Changing the filter',
    fact: `Every ${fromMonths} to ${toMonths} months`,
    body: (
      <>
        <Steps steps={filterSteps(product)} />
        <section className="filter-card">
          <GalleryPicture product={product} views={['filter']} />
          <div>
            <h3>{filter.name}</h3>
            <p>
              {isPanelSet
                ? 'A set of three panels, mesh, activated carbon and H13 HEPA: stages 1 to 3, each set with a new mesh.'
                : 'Activated carbon and H13 HEPA in one cartridge: stages 2 and 3, changed together.'}{' '}
              It fits {product.name} and no other machine.
            </p>
            <p>{filterCare.dotText} On a service contract we do it and keep the record.</p>
          </div>
        </section>
      </>
    ),
  };
}
