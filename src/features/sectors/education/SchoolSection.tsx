import { BuildingSection, type SectionRoom } from '../section/BuildingSection';
import { schoolRooms } from './school-rooms';
import { ClassroomFurniture, HallFurniture, NurseryFurniture } from './SectionFurniture';

const { classroom1, nursery, hall } = schoolRooms;

/** Classroom and nursery are cut along their length, the hall across. */
const classroomSection: SectionRoom = {
  name: 'Classroom',
  room: classroom1,
  fromM: 0,
  toM: 9,
  machines: [
    { xM: 0.3, fromM: 3.9, toM: 3.6 },
    { xM: 8.3, fromM: 4.9, toM: 4.4 },
  ],
  furniture: <ClassroomFurniture />,
};

const schoolSection = [
  classroomSection,
  {
    name: 'Nursery',
    room: nursery,
    fromM: 9,
    toM: 16,
    machines: [{ xM: 15.2, fromM: 12, toM: 9.6 }],
    furniture: <NurseryFurniture />,
  },
  {
    name: 'Hall',
    room: hall,
    fromM: 16,
    toM: 25,
    machines: [
      { xM: 16.35, fromM: 19.6, toM: 20 },
      { xM: 24.2, fromM: 20.9, toM: 20.5 },
    ],
    furniture: <HallFurniture />,
  },
] as const satisfies readonly SectionRoom[];

export function SchoolSection() {
  return <BuildingSection title="Section through a school" rooms={schoolSection} phoneRoom={classroomSection} />;
}
