import type { PictureFile } from '@/assets/pictures/picture';
import type { EvidenceId } from '@/config/evidence-lines';
import type { SectorKey } from '@/config/sectors';
import type { CalculatorModelName } from '@/domain/machines';
import type { Question } from '../questions/question';
import type { AnsweredRoom } from '../rooms/answered-room';

/** A text with links to lines of the evidence page. */
export type LinkedText = string | readonly (string | { evidence: EvidenceId; text: string })[];

/** The words of a page from its hero to the services; a first visit has them as HTML and loads none. */
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
  action: { label: string; to: string };
  /** `machines` of the picture, 1 unless given; a picture that shows another answer than its room's is left out. */
  picture: { model: CalculatorModelName; machines?: number; room: AnsweredRoom; file: PictureFile; alt: string };
  featuredTitle: string;
  /** The recommended machine first, each with a reason in about six words. */
  recommended: readonly { model: CalculatorModelName; reason: string }[];
  questionsTitle: string;
  questions: readonly Question[];
  servicesTitle: string;
  certificate: { name: string; room: AnsweredRoom };
};
