import { rate, type StatedRate } from './air-changes';
import { roomVolumeM3 } from './room';
import type { RoomChoice, RoomRequirements } from './room-answer';
import { isFullSpeed } from './speeds';

/** What certificate and record say of a room; both quote it, and only the tested rate is signed. */
type SignedRates = {
  /** The machines alone at full speed, from the tested airflow. */
  signed: StatedRate;
  /** At the speed of the answer, estimated; undefined where that is full speed. */
  estimated: StatedRate | undefined;
  /** Air changes per hour from windows or ventilation, as counted. */
  ventilationAch: number;
};

/** The rates that a certificate states for an answer: machines alone, halved where the room counts half. */
export function signedRates(room: RoomRequirements, { model, machines, speed }: RoomChoice): SignedRates {
  const { countedOutput, ventilationAch } = room;
  const at = (running: 'full' | number) => rate(model, roomVolumeM3(room), { machines, countedOutput, speed: running });
  const isFull = isFullSpeed(model, speed);
  return { signed: at('full'), estimated: isFull ? undefined : at(speed), ventilationAch };
}
