import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { sizeOf, typicalRooms } from '@/data/rooms/typical-rooms';
import { roomVolumeM3 } from '@/domain/room';
import { twoDecimals } from '@/lib/format/number';
import { rate } from '@/domain/air-changes';

const volumeM3 = roomVolumeM3(sizeOf(typicalRooms.surgery));

/** A sample certificate: one Generation Y in the typical surgery. */
export function RoomRecord() {
  return (
    <svg viewBox="0 0 320 132" fill="none" aria-hidden="true">
      <rect x="1" y="4" width="176" height="124" fill="#fff" stroke="#0B1422" strokeWidth="1.2" />
      <path d="M17 24h60M17 34h40" stroke="#9FB0BA" strokeWidth="3" />
      <text x="16" y="84" fontSize="38" letterSpacing="-1.6" fill="#0B1422">
        <AirChangeRate rate={rate('GEN Y', volumeM3)} as="tspan" />
      </text>
      <text x="112" y="84" fontSize="13" fill="#4B5A6C">
        ACH
      </text>
      <path d="M17 100h144" stroke="#D3DCE2" />
      <path d="M17 114c10-9 12 5 22-3s10 6 24 0" stroke="#0B6670" strokeWidth="1.6" />
      <g fontSize="13" fill="#4B5A6C">
        <text x="193" y="20">
          surgery of
        </text>
        <text x="193" y="38">
          {twoDecimals(volumeM3)} m³,
        </text>
        <text x="193" y="56">
          one GEN Y
        </text>
      </g>
    </svg>
  );
}
