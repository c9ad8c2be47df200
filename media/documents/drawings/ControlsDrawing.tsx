import { DisplayFace } from './DisplayFace';
import { Drawing } from './Drawing';
import { Leader } from './Leader';
import type { MachineShape } from './machine-shape';
import { PanelFace } from './PanelFace';

export type ControlsDrawingProps = { shape: MachineShape };

const size = { width: 1740, height: 700 };

export function ControlsDrawing({ shape: { display } }: ControlsDrawingProps) {
  if (display.kind === 'panel') {
    return (
      <Drawing
        label="The glass: on the left a figure for the fine dust in the room within a ring, and a dot for the filter; on the right the speed and a bar for each of the six stages"
        className="panel"
        {...size}
      >
        <PanelFace x={870} y={350} height={440} figure={display.figure} />
        <Leader side="left" from={[360, 190]} at={[560, 310]} name="Fine dust in the room" note="PM2.5 in µg/m³" />
        <Leader side="left" from={[360, 430]} at={[488, 450]} name="Ring" note="Lit while it cleans" />
        <Leader side="left" from={[360, 600]} at={[634, 510]} name="Red dot" note="Time for the filter" />
        <Leader side="right" from={[1390, 210]} at={[1110, 330]} name="Speed" note="Here 3" />
        <Leader side="right" from={[1390, 470]} at={[1250, 455]} name="Stages 1 to 6" note="Lit: at work" />
      </Drawing>
    );
  }
  return (
    <Drawing
      label="The round display: a figure for the fine dust in the room within a ring, and a dot for the filter"
      className="panel"
      {...size}
    >
      <DisplayFace x={870} y={350} radius={290} figure={display.figure} />
      <Leader side="left" from={[430, 230]} at={[730, 330]} name="Fine dust in the room" note="PM2.5 in µg/m³" />
      <Leader side="right" from={[1310, 230]} at={[1056, 202]} name="Ring" note="Lit while it cleans" />
      <Leader
        side="left"
        from={[430, 530]}
        at={[740, 500]}
        name="Touch anywhere"
        note="The whole glass is the button"
      />
      <Leader side="right" from={[1310, 580]} at={[888, 582]} name="Red dot" note="Time for the filter" />
    </Drawing>
  );
}
