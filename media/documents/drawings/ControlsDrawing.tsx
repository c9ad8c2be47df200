import { DisplayFace } from './DisplayFace';
import { Drawing } from './Drawing';
import { Leader, type LeaderProps } from './Leader';
import type { MachineShape } from './machine-shape';
import { PanelFace } from './PanelFace';

type Controls = { label: string; leaders: readonly LeaderProps[] };

const controls: Record<MachineShape['display']['kind'], Controls> = {
  panel: {
    label:
      'The glass: on the left a figure for the fine dust in the room within a ring, and a dot for the filter; on the right the speed and a bar for each of the five speeds',
    leaders: [
      { side: 'left', from: [360, 190], at: [560, 310], name: 'Fine dust in the room', note: 'PM2.5 in µg/m³' },
      { side: 'left', from: [360, 430], at: [488, 450], name: 'Ring', note: 'Lit while it cleans' },
      { side: 'left', from: [360, 600], at: [634, 510], name: 'Red dot', note: 'Time for the filter' },
      { side: 'right', from: [1390, 210], at: [1110, 330], name: 'Speed', note: 'Here 3' },
      { side: 'right', from: [1390, 470], at: [1232, 455], name: 'Speeds 1 to 5', note: 'Lit up to its own' },
    ],
  },
  round: {
    label: 'The round display: a figure for the fine dust in the room within a ring, and a dot for the filter',
    leaders: [
      { side: 'left', from: [430, 230], at: [730, 330], name: 'Fine dust in the room', note: 'PM2.5 in µg/m³' },
      { side: 'right', from: [1310, 230], at: [1056, 202], name: 'Ring', note: 'Lit while it cleans' },
      { side: 'left', from: [430, 530], at: [740, 500], name: 'Touch anywhere', note: 'The whole glass is the button' },
      { side: 'right', from: [1310, 580], at: [888, 582], name: 'Red dot', note: 'Time for the filter' },
    ],
  },
};

export function ControlsDrawing({ shape: { display } }: { shape: MachineShape }) {
  const { label, leaders } = controls[display.kind];
  const face =
    display.kind === 'panel' ? (
      <PanelFace x={870} y={350} height={440} figure={display.figure} />
    ) : (
      <DisplayFace x={870} y={350} radius={290} figure={display.figure} />
    );
  return (
    <Drawing label={label} className="panel" width={1740} height={700}>
      {face}
      {leaders.map((leader) => (
        <Leader key={leader.name} {...leader} />
      ))}
    </Drawing>
  );
}
