import { type CalculatorModelName, machineSizeM } from '@/domain/machines';

/** Units of the drawing in a metre. */
const metre = 86;
const floor = 104;

type SocketsDrawingProps = {
  /** Two groups that clean the same room. */
  groups: readonly { model: CalculatorModelName; machines: number }[];
};

/** Machines on one floor to one scale, each at its socket. */
export function SocketsDrawing({ groups }: SocketsDrawingProps) {
  return (
    <svg viewBox="0 0 514 106" className="d-block w-100" fill="none" stroke="var(--ink)" aria-hidden="true">
      {groups.map(({ model, machines }, group) => {
        const [widthM, , heightM] = machineSizeM(model);
        const [width, height] = [widthM * metre, heightM * metre];
        const pitch = width + 16;
        return (
          <g key={model} transform={`translate(${group * 281.5 + 0.5} 0)`}>
            <path d={`M0 ${floor}H${machines * pitch}`} />
            {Array.from({ length: machines }, (_, index) => (
              <g key={index} transform={`translate(${index * pitch} ${floor - height})`}>
                <rect width={width} height={height - 1} rx="3" fill="#fff" />
                <path d={`M0 ${height * 0.34}h${width}`} />
                <path
                  d={`M5 ${height * 0.67}h${width - 10}`}
                  strokeWidth={height * 0.5}
                  strokeDasharray="1 3.2"
                  opacity="0.5"
                />
                <circle cx={width / 2} cy={height * 0.17} r="5" fill="var(--ink)" />
                <path d={`M${width} ${height - 8}h8v-18`} stroke="var(--copper)" strokeWidth="1.5" />
                <rect x={width + 4} y={height - 34} width="8" height="8" fill="var(--copper)" stroke="none" />
              </g>
            ))}
          </g>
        );
      })}
    </svg>
  );
}
