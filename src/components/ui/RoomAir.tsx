import type { Streamlines } from '@/drawing/room-streamlines';

type RoomAirProps = {
  air: Streamlines | undefined;
  /** `preserveAspectRatio` of the picture beneath. */
  fit: 'xMinYMid meet' | 'xMidYMid meet' | 'xMidYMid slice';
};

/** The air’s ways in a room, drawn over its picture. */
export function RoomAir({ air, fit }: RoomAirProps) {
  if (!air) return null;
  return (
    <svg
      className="position-absolute inset-0 w-100 h-100"
      viewBox="0 0 1200 1200"
      preserveAspectRatio={fit}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={air.intake.join('')} stroke="var(--intake)" opacity=".62" />
      <path d={air.outlet.join('')} stroke="var(--air)" opacity=".8" />
    </svg>
  );
}
