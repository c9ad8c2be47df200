import { DisplayFace } from '../DisplayFace';
import { ink } from '../ink';
import type { MachineShape } from '../machine-shape';
import { PanelFace } from '../PanelFace';

type TouchStepProps = {
  shape: MachineShape;
  time: string;
};

export function TouchStep({ shape: { display }, time }: TouchStepProps) {
  return (
    <>
      {display.kind === 'round' ? (
        <DisplayFace x={230} y={225} radius={170} figure={display.figure} hasDot={false} />
      ) : (
        <PanelFace x={225} y={225} height={200} figure={display.figure} hasDot={false} />
      )}
      <g fill="none" stroke={ink.act} transform="translate(360 300)">
        <circle r="30" strokeWidth="6" fill="#fff" fillOpacity="0.85" />
        <circle r="52" strokeWidth="3" strokeDasharray="8 8" />
        <circle r="11" fill={ink.act} />
      </g>
      <text x="432" y="314" fontSize="46" fontWeight="600" fill={ink.act}>
        {time}
      </text>
    </>
  );
}
