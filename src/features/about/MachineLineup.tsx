import { machineSizes } from './company-facts';

/** Drawing units per mm. */
const scale = 0.1;
const floor = 124;

type FaceProps = { x: number; top: number; width: number; height: number };

const rows = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Generation S and X: round display, perforated body. */
function PerforatedFace({ x, top, width, height }: FaceProps) {
  return (
    <>
      <rect x={x} y={top} width={width} height={height - 2} rx={width * 0.16} />
      <circle cx={x + width * 0.34} cy={top + height * 0.2} r={width * 0.11} />
      <g strokeOpacity="0.7" strokeDasharray="0.1 3.2" strokeLinecap="round">
        {rows(0.42, 0.9, 0.06).map((part) => (
          <path
            key={part}
            d={`M${x + width * 0.14} ${(top + height * part).toFixed(1)}h${(width * 0.72).toFixed(1)}`}
          />
        ))}
      </g>
    </>
  );
}

/** Generation Y: plain head, louvres. */
function LouvredFace({ x, top, width, height }: FaceProps) {
  return (
    <>
      <rect x={x} y={top} width={width} height={height - 2} rx={width * 0.14} />
      <circle cx={x + width * 0.34} cy={top + height * 0.16} r={width * 0.11} />
      <g strokeOpacity="0.7">
        {rows(0.56, 0.92, 0.045).map((part) => (
          <path key={part} d={`M${x} ${(top + height * part).toFixed(1)}h${width}`} />
        ))}
      </g>
    </>
  );
}

/** Generation Z: two boxes, oblong display, castors. */
function CastorFace({ x, top, width, height }: FaceProps) {
  const foot = floor - 7;
  return (
    <>
      <rect x={x} y={top} width={width} height={height - 7} rx="3" />
      <rect x={x + width * 0.16} y={top + height * 0.13} width={width * 0.5} height={height * 0.09} rx="2" />
      <path d={`M${x} ${top + height * 0.36}h${width}M${x} ${top + height * 0.42}h${width}`} />
      <g strokeOpacity="0.7" strokeDasharray="0.1 3.2" strokeLinecap="round">
        {rows(0.5, 0.86, 0.05).map((part) => (
          <path
            key={part}
            d={`M${x + width * 0.14} ${(top + height * part).toFixed(1)}h${(width * 0.72).toFixed(1)}`}
          />
        ))}
      </g>
      <circle cx={x + 7} cy={foot + 3.5} r="3" />
      <circle cx={x + width - 7} cy={foot + 3.5} r="3" />
    </>
  );
}

const faces = { S: PerforatedFace, X: PerforatedFace, Y: LouvredFace, Z: CastorFace };

/** Outlines of the four machines to one scale. */
export function MachineLineup() {
  return (
    <svg viewBox="0 0 400 126" width="400" height="126" fill="none" aria-hidden="true">
      <path d={`M0 ${floor + 0.5}H400`} stroke="#5C6C7E" />
      {machineSizes.map(({ name, widthMm, heightMm }, index) => {
        const Face = faces[name];
        const width = widthMm * scale;
        const height = heightMm * scale;
        const x = 8 + index * 104;
        return (
          <g key={name} stroke="#86D8E1" strokeWidth="1.3">
            <Face x={x} top={floor - height} width={width} height={height} />
            <text x={x + width + 10} y={floor - 8} fontSize="15" fill="#A3B1C0" stroke="none">
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
