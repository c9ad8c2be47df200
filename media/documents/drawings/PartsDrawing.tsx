import { Drawing } from './Drawing';
import { ink } from './ink';
import { Leader } from './Leader';
import { Machine } from './Machine';
import type { MachineShape } from './machine-shape';
import { innerParts, outerParts } from './part-labels';
import { standAt, widthFor } from './stage';

export type PartsDrawingProps = { model: string; shape: MachineShape };

const size = { width: 1740, height: 1340 };
const floor = 1205;
const tall = 990;
const [left, right] = [330, 1410];
const [first, last] = [130, 960];

const heightOf = (index: number, count: number) => first + ((last - first) * index) / (count - 1);

export function PartsDrawing({ model, shape }: PartsDrawingProps) {
  const half = widthFor(shape, tall) / 2;
  const closed = standAt(shape, left + 26 + half, floor, tall);
  const open = standAt(shape, right - 26 - half, floor, tall);
  const outer = outerParts(shape);
  const inner = innerParts(shape);
  return (
    <Drawing label={`${model} closed and with its front open, with the names of its parts`} className="panel" {...size}>
      <path d={`M0 1160H${size.width}V${size.height}H0Z`} fill="#DAE5EA" />
      <path d="M470 1160C400 1174 330 1202 240 1202S90 1250 0 1246" stroke={ink.line} strokeWidth="9" fill="none" />
      <Machine view={closed} shape={shape} />
      <Machine view={open} shape={shape} inside="mesh" />
      {outer.map(({ name, note, at }, index) => (
        <Leader
          key={name}
          side="left"
          from={[left, heightOf(index, outer.length)]}
          at={closed.project(at)}
          name={name}
          note={note}
        />
      ))}
      <Leader side="left" from={[200, 1105]} at={[200, 1206]} name="Mains lead" />
      {inner.map(({ name, note, at }, index) => (
        <Leader
          key={name}
          side="right"
          from={[right, heightOf(index, inner.length) + 60]}
          at={open.project(at)}
          name={name}
          note={note}
        />
      ))}
    </Drawing>
  );
}
