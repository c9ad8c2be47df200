import { unwrapSample } from '@/config/sample';
import { wallGapCm } from '@/domain/placing';
import { controlAnswers, controls } from '@/data/products/controls';
import type { Purifier } from '@/data/products/product';
import { ControlsDrawing } from '../drawings/ControlsDrawing';
import { machineShape } from '../drawings/machine-shape';
import { PlugDrawing } from '../drawings/PlugDrawing';
import { DoorStep } from '../drawings/steps/DoorStep';
import { BagStep } from '../drawings/steps/FilterSteps';
import { UnpackStep } from '../drawings/steps/UnpackStep';
import { WallStep } from '../drawings/steps/WallStep';
import { SpeedSheet } from '../parts/SpeedSheet';
import { Table } from '../parts/Table';
import type { Chapter } from './chapter';
import { Steps } from './Steps';
import { wordsFor } from './words';

export function firstStartChapter(product: Purifier): Chapter {
  const shape = machineShape(product);
  const { isPanelSet, ...words } = wordsFor(product);
  return {
    title: 'First start',
    fact: isPanelSet ? 'Ten minutes, two people, a coin' : 'Ten minutes, no tools',
    body: (
      <>
        <Steps
          steps={[
            {
              text: `Lift the machine out of its carton, ${words.lift}. Take off every film and tape.${isPanelSet ? ' Press the two front brakes down.' : ''}`,
              label: 'The machine is lifted out of its carton',
              drawing: <UnpackStep product={product} />,
            },
            {
              text: `Leave the plug out of the socket. ${words.open}.`,
              label: words.opening,
              drawing: <DoorStep shape={shape} />,
            },
            {
              text: isPanelSet
                ? 'Take the panels out, remove their bag and put them back: white behind, dark before it, mesh in front, tabs to you. A panel in its bag cleans nothing and strains the fan.'
                : 'Take the cartridge out, remove its bag and put it back, strap up. A filter in its bag cleans nothing and strains the fan.',
              label: isPanelSet ? 'The panels come out of their bag' : 'The cartridge comes out of its bag',
              drawing: <BagStep shape={shape} />,
            },
            {
              text: `${words.close}. Open, the machine does not start.`,
              label: words.closing,
              drawing: <DoorStep shape={shape} isClosing />,
            },
            {
              text: `Stand it with ${wallGapCm} cm to the nearest wall and furniture, intake and outlet free. Chapter 5 says where.`,
              label: `From above: the machine ${wallGapCm} cm from the wall and ${wallGapCm} cm from a cupboard`,
              drawing: <WallStep shape={shape} />,
            },
            {
              text: 'Put the plug in and touch the display once: it lights up, at speed 1. Let it run at full speed for the first hour.',
              label: 'The plug goes into the socket',
              drawing: <PlugDrawing isIn />,
            },
          ]}
        />
        <section className="note">
          <h3>A new filter may smell</h3>
          <p>
            For the first day the carbon can smell faintly of itself. That is harmless and goes. The figure in the
            display settles after some minutes; after transport the sensor needs that long too.
          </p>
        </section>
      </>
    ),
  };
}

export function controlsChapter(product: Purifier): Chapter {
  return {
    title: 'Controls',
    fact: 'One glass, one finger',
    body: (
      <>
        <p className="fine">Controls, display and plug are samples until we replace them.</p>
        <ControlsDrawing shape={machineShape(product)} />
        <div className="two">
          <section>
            <h3>What a finger does</h3>
            <Table rows={controls.map(({ touch, action }) => [<b>{touch}</b>, action])} />
          </section>
          <section>
            <h3>What the figure and the signs say</h3>
            <p>
              PM2.5 is dust finer than 2.5 µm. We call 12 µg/m³ or less good, with spikes below 35. The World Health
              Organization’s guideline of 2021 is 15 over a day and 5 over a year.
            </p>
            <p>It counts particles. Gases, smells and CO₂ do not show in it.</p>
            <p>{unwrapSample(controlAnswers.signs)}.</p>
          </section>
        </div>
        <section>
          <h3>Which speed when</h3>
          <SpeedSheet product={product} saysWhen />
        </section>
      </>
    ),
  };
}
