import type { SectorKey } from '@/config/sectors';
import type { ExampleRoom } from '@/data/rooms/example-room';
import * as business from '@/data/rooms/business-rooms';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { schoolRoomAnswers } from '@/data/rooms/education-rooms';
import * as gym from '@/data/rooms/gym-rooms';
import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import * as home from '@/data/rooms/home-rooms';
import * as hospitality from '@/data/rooms/hospitality-rooms';

/** A page of rooms. */
export type SectorPage = SectorKey | 'homes';

/** A sector with the words that name it, its page and its rooms. */
export type Sector = { words: string; page: SectorPage; rooms: readonly ExampleRoom[] };

/** What else buyers call a room: such a room that no sector has is planned by its size. */
export const roomNouns =
  'small large big room kitchen hall ward suite studio lounge cellar basement corridor foyer church chapel shop store salon workshop warehouse garage shed laundry lift stairwell toilet bathroom conservatory loft attic van caravan container space area floor';

/** A sector's first room answers unless the query names another. */
export const sectorWords: readonly Sector[] = [
  {
    words:
      'dentist dental dentistry dental-clinic practice surgery orthodontist orthodontic hygienist implant tooth teeth root-canal amalgam hygiene-room sterilisation-room decontamination-room endodontic oral',
    page: 'dentistry',
    rooms: Object.values(dentalRooms),
  },
  {
    words:
      'school education assembly-hall summer-holiday school-holiday music-room music-practice rehearsal-room break-time teacher headteacher governor pupil student child children kid class reception-class lesson teach lecture college university academy sen dfe',
    page: 'education',
    rooms: Object.values(schoolRoomAnswers),
  },
  {
    words: 'nursery-room nap toddler-room preschool childminder creche',
    page: 'education',
    rooms: [schoolRoomAnswers.nursery],
  },
  {
    words:
      'hospital resident ward side-room bed nhs hospice care-home nursing-home icu itu hdu emergency-department waiting-a-e minor-ops maternity outpatients dialysis',
    page: 'healthCare',
    rooms: [wardRoomAnswers.bay, ...Object.values(wardRoomAnswers)],
  },
  {
    words:
      'clinic clinical gp gp-surgery gp-practice general-practice doctor-practice vet-practice doctor-surgery gp-waiting-room vet optician care-home veterinary vet-surgery spa doctor nurse physiotherapist dermatology aesthetics botox osteopath chiropractor podiatry beauty salon nail nail-bar consultation-room tattoo piercing massage physiotherapy physio pharmacy vaccination endoscopy radiography',
    page: 'healthCare',
    rooms: [wardRoomAnswers.consultingRoom],
  },
  {
    words:
      'office workplace business desk hot-desk staff employee meeting boardroom open-plan call-centre coworking colleague phone-booth booth pod',
    page: 'business',
    rooms: [business.openOffice, ...Object.values(business)],
  },
  {
    words:
      'restaurant bistro canteen commercial-kitchen open-kitchen bar pub cafe nightclub night-club venue hospitality cover diner customer shisha takeaway coffee-shop casino dining dining-room',
    page: 'hospitality',
    rooms: [hospitality.restaurant],
  },
  {
    words: 'hotel hostel guest lobby bed-and-breakfast airbnb guest-house guesthouse holiday-let inn motel',
    page: 'hospitality',
    rooms: [hospitality.bedroom],
  },
  {
    words: 'event guest wedding wedding-reception marquee banquet ballroom conference concert',
    page: 'hospitality',
    rooms: [hospitality.functionRoom],
  },
  {
    words:
      'gym fitness studio spin yoga hot-yoga pilates dance boxing crossfit crossfit-box treadmill bike workout member membership weights-room weights-area changing-room locker-room leisure-centre',
    page: 'gym',
    rooms: [gym.gymFloor, ...Object.values(gym)],
  },
  {
    words: 'home house lounge flat flat-above apartment bungalow cottage student-house fireplace hallway caravan',
    page: 'homes',
    rooms: Object.values(home),
  },
  {
    words: 'bedroom nursery-bedroom nursery-newborn nursery-baby baby newborn cot nightlight',
    page: 'homes',
    rooms: [home.bedroomAtHome],
  },
];
