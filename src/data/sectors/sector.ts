import type { PictureFile } from '@/assets/pictures/picture';
import type { CalculatorModelName } from '@/domain/machines';
import type { EnquiryTopic } from '@/config/enquiry-topics';
import type { SectorKey } from '@/config/routes';
import type { Question } from '../questions/question';
import type { AnsweredRoom } from '../rooms/answered-room';
import type { MeetingPage } from './meeting-page';
import type { TypicalRoomKey } from '../rooms/typical-rooms';

export type Heading = { title: string; lead: string };

export type SectorPlan = Heading & {
  /** Initial topic of the form. */
  topic: EnquiryTopic;
  send: readonly string[];
  back: readonly string[];
};

export type Sector = {
  key: SectorKey;
  /** The h1. */
  title: string;
  /** Unique, without the brand. */
  metaTitle: string;
  /** 70 to 160 characters, unique. */
  metaDescription: string;
  /** The lead beside the h1. */
  promise: string;
  /** The most typical first. */
  rooms: readonly [AnsweredRoom, ...AnsweredRoom[]];
  picture: { model: CalculatorModelName; file: PictureFile; alt: string };
  featuredTitle: string;
  /** The recommended machine first, each with a reason in about six words. */
  recommended: readonly { model: CalculatorModelName; reason: string }[];
  meeting: MeetingPage;
  questionsTitle: string;
  questions: readonly Question[];
  servicesTitle: string;
  certificate: { name: string; room: AnsweredRoom };
  calculator: Heading;
  typicalRoom: TypicalRoomKey;
  plan: SectorPlan;
};
