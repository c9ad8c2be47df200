import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { airChangeTargets, rate } from '@/domain/air-changes';
import { shortName } from '@/domain/machines';
import { roomVolumeM3 } from '@/domain/room';
import { clearanceWholeMinutes } from '@/domain/clearance';
import { machineAirflowM3PerHour } from '@/domain/speeds';
import { unwrapSample } from '@/config/sample';
import { wallGapCm } from '@/domain/placing';
import type { Purifier } from '@/data/products/product';
import { recommendedChoice } from '@/data/room-answers';
import { openOffice } from '@/data/rooms/business-rooms';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { schoolRoomAnswers } from '@/data/rooms/education-rooms';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { gymFloor } from '@/data/rooms/gym-rooms';
import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { bedroomAtHome, livingRoom } from '@/data/rooms/home-rooms';
import { restaurant } from '@/data/rooms/hospitality-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { capitalised, countWord } from '@/lib/format/count-word';
import { grouped } from '@/lib/format/number';
import { ratedAndTested } from '@/lib/format/rated-and-tested';
import { HallPlan } from '../drawings/HallPlan';
import { machineShape } from '../drawings/machine-shape';
import { RoomPlan } from '../drawings/RoomPlan';
import { WallElevation } from '../drawings/WallElevation';
import { RoomTable } from '../parts/RoomTable';
import { Table } from '../parts/Table';
import type { Chapter } from './chapter';
import { wordsFor } from './words';

/** @param intake where the air goes in */
const placing = (intake: string): readonly { title: string; text: string }[] => [
  {
    title: 'All round',
    text: `Leave ${wallGapCm} cm to the nearest wall, curtain or cupboard, on every side: air goes in ${intake}.`,
  },
  {
    title: 'Above',
    text: 'Leave the space above it free. The clean air rises there and turns back at the ceiling.',
  },
  {
    title: 'Close to the people',
    text: 'Stand it near the people or where the dust starts, clear of walkways and not in a far corner. In a surgery keep the chair between machine and door.',
  },
  {
    title: 'The lead',
    text: 'Lay it along the wall. If it does not reach, choose another place, not an extension lead.',
  },
  {
    title: 'Heat, sun and windows',
    text: 'Keep it away from radiators and out of direct sun. Windows may stay open: fresh air comes first. Close them only while the air outside is bad, from smoke, traffic or pollen.',
  },
];

function movingIt(product: Purifier): string {
  const { name, netWeightKg } = product;
  const { isPanelSet, lift } = wordsFor(product);
  const weighs = `${name} weighs ${unwrapSample(netWeightKg).toFixed(1)} kg (sample).`;
  return isPanelSet
    ? `${weighs} Roll it on its castors: release the two front brakes, and press them down again where it stands. Over a step it takes ${lift}.`
    : `${weighs} Lift it, ${lift}; do not drag it by the tab or over a threshold.`;
}

export function placingChapter(product: Purifier): Chapter {
  const shape = machineShape(product);
  return {
    title: 'Where to stand it',
    fact: `${wallGapCm} cm on every side`,
    body: (
      <>
        <div className="two figures">
          <div>
            <WallElevation model={product.name} shape={shape} />
            <p className="caption">
              From the side, to scale. Room air goes in low down, clean air comes out at the top.
            </p>
          </div>
          <div>
            <RoomPlan model={product.name} />
            <p className="caption">From above. A tick where it works, a cross where it does not.</p>
          </div>
        </div>
        <div>
          <HallPlan model={product.name} />
          <p className="caption">A large room from above. Set two machines at two ends, not in one corner.</p>
        </div>
        <div className="three topics">
          {placing(wordsFor(product).isPanelSet ? 'through the door and both flanks' : 'all round the lower half').map(
            ({ title, text }) => (
              <section key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </section>
            ),
          )}
          <section>
            <h3>Moving it</h3>
            <p>{movingIt(product)} Pull the plug first, and carry and store it upright.</p>
          </section>
        </div>
      </>
    ),
  };
}

/** The typical rooms with the settings that the site plans them by. */
const plannedRooms: Record<keyof typeof typicalRooms, ExampleRoom> = {
  surgery: dentalRooms.surgery,
  classroom: schoolRoomAnswers.classroom,
  consultingRoom: wardRoomAnswers.consultingRoom,
  openOffice,
  eventRoom: restaurant,
  gymFloor,
  bedroom: bedroomAtHome,
  livingRoom,
};

/** The typical rooms; for a machine that answers none of them its own comes first, and those that keep a record, for Generation Y, go. */
function roomsFor({ room: own, model }: Purifier): [name: string, room: ExampleRoom][] {
  const typical = Object.entries(plannedRooms).map(([key, room]): [string, ExampleRoom] => {
    const { name } = unwrapSample(typicalRooms[key as keyof typeof typicalRooms]);
    return [name.replace(/^an? (.)/, (_, letter: string) => letter.toUpperCase()), room];
  });
  const isAnswer = typical.some(([, room]) => recommendedChoice(room).model === model);
  return isAnswer ? typical : [[own.name, own], ...typical.filter(([, { keepsRecord }]) => !keepsRecord)];
}

/** As in "Four Gen X". */
function formatAnswer(room: ExampleRoom): string {
  const { model, machines } = recommendedChoice(room);
  return `${capitalised(countWord(machines))} ${shortName(model)}`;
}

/** Rates with a printed clearance time. */
const clearanceRates = [3, 6, 10, 15] as const;

export function roomChapter(product: Purifier): Chapter {
  const { name, testedCadrM3PerHour, model } = product;
  const workingM3PerHour = machineAirflowM3PerHour(model, 'working');
  return {
    title: 'How much room it serves',
    fact: `${grouped(workingM3PerHour)} m³/h at working speed, estimated`,
    body: (
      <>
        <p className="lead">
          Air changes per hour are the machine’s clean air in an hour divided by the volume of the room.{' '}
          {airChangeTargets.minimum} is our minimum and {airChangeTargets.optimum} our optimum.
        </p>
        <RoomTable name={name} model={model} floors={4} />
        <div className="two wide-left">
          <section>
            <h3>Typical rooms, one {name}</h3>
            <Table
              heads={['Room', 'm³', 'Working speed', 'Full speed', 'Our answer']}
              figures={[1, 2, 3]}
              rows={roomsFor(product).map(([roomName, room]) => {
                const volumeM3 = roomVolumeM3(room);
                return [
                  roomName,
                  String(Math.round(volumeM3)),
                  <AirChangeRate rate={rate(model, volumeM3, { speed: 'working' })} />,
                  <AirChangeRate rate={rate(model, volumeM3)} />,
                  formatAnswer(room),
                ];
              })}
            />
          </section>
          <section>
            <h3>How long the air takes to clear</h3>
            <Table
              heads={['ACH', '99% gone', '99.9% gone']}
              figures={[1, 2]}
              rows={clearanceRates.map((ach) => [
                ach,
                `${clearanceWholeMinutes(ach)} min`,
                `${clearanceWholeMinutes(ach, 0.999)} min`,
              ])}
            />
            <p className="fine">
              US health agency CDC, MMWR, 28 October 1994, Table S3-1: evenly mixed air and nothing that adds to it.
              Real rooms mix less well and take longer, up to ten times.
            </p>
          </section>
        </div>
        <section className="note worked">
          <h3>Work out your room</h3>
          <p>
            Length <span className="blank" /> × width <span className="blank" /> × height <span className="blank" /> m ={' '}
            <span className="blank" /> m³. Then {grouped(workingM3PerHour)} ÷ <span className="blank" /> m³ ={' '}
            <span className="blank" /> air changes an hour at working speed.
          </p>
        </section>
        <p className="fine">
          {ratedAndTested(testedCadrM3PerHour)} Rates: window and ventilation not counted. Our answers: classroom and
          home with windows open; open office within {openOffice.noiseLimitDbA} dB(A), windows shut; bar for{' '}
          {restaurant.people} people and gym at full speed, under music. An estimate, not clinical or engineering
          advice.
        </p>
      </>
    ),
  };
}
