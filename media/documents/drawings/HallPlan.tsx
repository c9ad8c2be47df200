import { useId } from 'react';
import { Drawing } from './Drawing';
import { ink, pen } from './ink';

type HallPlanProps = { model: string };

type HallProps = { x: number; machines: readonly (readonly [number, number])[]; isGood: boolean };

const hall = { width: 760, height: 310 };

function Hall({ x, machines, isGood }: HallProps) {
  const id = useId();
  return (
    <g transform={`translate(${x} 30)`}>
      <clipPath id={id}>
        <rect width={hall.width} height={hall.height} />
      </clipPath>
      <rect width={hall.width} height={hall.height} fill={ink.paper} />
      {machines.map(([machineX, machineY]) => (
        <g key={machineX} clipPath={`url(#${id})`} fill="none" stroke={ink.airflow} strokeWidth="3">
          {[70, 120, 170].map((radius) => (
            <circle key={radius} cx={machineX} cy={machineY} r={radius} strokeOpacity={1.1 - radius / 190} />
          ))}
        </g>
      ))}
      <rect width={hall.width} height={hall.height} fill="none" stroke={ink.line} strokeWidth="7" />
      {machines.map(([machineX, machineY]) => (
        <g key={machineX} transform={`translate(${machineX} ${machineY})`}>
          <rect x="-24" y="-24" width="48" height="48" rx="14" fill={ink.paper} {...pen.outline} />
          <circle r="13" fill={ink.shade} {...pen.detail} />
        </g>
      ))}
      <path
        d={isGood ? 'M362 168 374 182 400 148' : 'M560 150 590 180M590 150 560 180'}
        fill="none"
        stroke={isGood ? ink.air : ink.act}
        strokeWidth="9"
        strokeLinecap="round"
      />
    </g>
  );
}

export function HallPlan({ model }: HallPlanProps) {
  return (
    <Drawing
      label={`Two plans of a hall with two ${model}: with a tick at two opposite ends, with a cross side by side in one corner`}
      width={1740}
      height={370}
      className="panel"
    >
      <Hall
        x={60}
        isGood
        machines={[
          [120, 230],
          [640, 100],
        ]}
      />
      <Hall
        x={920}
        isGood={false}
        machines={[
          [70, 250],
          [170, 250],
        ]}
      />
    </Drawing>
  );
}
