import type { PictureFile } from '@/assets/pictures/picture';
import type { CalculatorModelName } from '@/domain/machines';
import type { EnquiryTopic } from '@/config/enquiry-topics';
import type { SectorKey } from '@/config/routes';
import type { Question } from '../questions/question';
import type { AnsweredRoom } from '../rooms/answered-room';
import type { TypicalRoomKey } from '../rooms/typical-rooms';

/** A title with its one-sentence lead. */
export type Heading = { title: string; lead: string };

/** What closes the page beside its form: each item about five words. */
export type SectorPlan = Heading & {
  /** Starts the message of the form. */
  topic: EnquiryTopic;
  send: readonly string[];
  back: readonly string[];
  /** A room at eye level with the recommended machine, on wide windows. */
  picture: { machineAt: 'centre' | 'right'; file: PictureFile; alt: string };
};

/** What every sector page says in its own words. Its hero and its drawn blocks are components of their own. */
export type Sector = {
  key: SectorKey;
  /** The h1. */
  title: string;
  /** Unique over the site; the brand is added behind it. */
  metaTitle: string;
  /** 70 to 160 characters, unique over the site. */
  metaDescription: string;
  /** The lead beside the h1. */
  promise: string;
  /** Rooms of the answer under the hero, the most typical first. */
  rooms: readonly [AnsweredRoom, ...AnsweredRoom[]];
  featured: Heading;
  /** Machines for this sector, the recommended first, each with its reason in about six words. */
  recommended: readonly { model: CalculatorModelName; reason: string }[];
  questionsTitle: string;
  questions: readonly Question[];
  services: Heading;
  /** The room on the sample certificate: one that the page has drawn. */
  certificate: { name: string; room: AnsweredRoom };
  calculator: Heading;
  typicalRoom: TypicalRoomKey;
  plan: SectorPlan;
};
