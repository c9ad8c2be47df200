import { ionEffect } from '@/data/products/stages';
import { genYCutout } from '@/assets/pictures/gen-y-cutout';
import type { PictureFile } from '@/assets/pictures/picture';
import { stageCarbon } from '@/assets/pictures/stage-carbon';
import { stageHepa } from '@/assets/pictures/stage-hepa';
import { stageIon } from '@/assets/pictures/stage-ion';
import { stageOutlet } from '@/assets/pictures/stage-outlet';
import { stageUvc } from '@/assets/pictures/stage-uvc';
import type { EvidenceId } from '@/config/evidence-lines';
import type { StageNumber } from '@/data/products/product';
import { filterCare } from './products/filter-care';
import { capitalised } from '@/lib/format/count-word';
import { formatOzoneAnswer, uvCPurpose, uvCShare } from './uv-c';

/** Where the air goes in a topic's drawing. */
export type AirPath = 'outlet' | 'tray' | 'machine';

/** An item of the accordion about technology. */
export type TechnologyTopic = {
  id: 'iso-14644' | 'hepa-13' | 'uvc' | 'ion' | 'activated-carbon' | 'clinical-use';
  title: string;
  /** Second line of the heading. */
  line: string;
  body: string;
  /** As many as its drawing has numbers. */
  steps?: readonly string[];
  /** Source of the body's claims. */
  evidence: EvidenceId;
  /** Position in the air's path; undefined for topics that are not a stage. */
  stage?: StageNumber;
  caption: string;
  picture: PictureFile;
  pictureAlt: string;
  air: AirPath;
};

/** In the order of the specification. */
export const technologyTopics: readonly TechnologyTopic[] = [
  {
    id: 'iso-14644',
    title: 'ISO:14644',
    line: 'Clean Room Standard',
    body: 'Part 3 of the clean-room series. With its methods we tested each model, new filters in it; slower speeds are estimated.',
    steps: [
      'An anemometer reads the speed of the air as it leaves.',
      'It is read at points across the outlet.',
      'Mean speed times the area of the outlet is the airflow.',
      'The machine runs at full speed throughout.',
    ],
    evidence: 'airflow',
    caption: 'Airflow, read across the outlet',
    picture: stageOutlet,
    pictureAlt: 'The top of a purifier with nine upright readings across its outlet',
    air: 'outlet',
  },
  {
    id: 'hepa-13',
    title: 'HEPA 13',
    line: 'Class H13, at least 99.95%',
    body: `Of the dust hardest to stop, H13 (EN 1822) stops at least 99.95%. The US definition, 99.97% at 0.3 micron, is another test. Filters are tested to ISO 29463. Replace them every ${filterCare.changeMonthsText} months.`,
    evidence: 'filter-class',
    stage: 3,
    caption: 'Holds particles',
    picture: stageHepa,
    pictureAlt:
      'The filter cartridge of Generation S: pleated white filter paper between two white caps, with air passing through it',
    air: 'tray',
  },
  {
    id: 'uvc',
    title: 'UVC',
    line: 'Light of 253.7 nm',
    body: `The lamp inside the machine is ${uvCPurpose} in the air that has passed the filters; ${uvCShare}. ${formatOzoneAnswer()}`,
    evidence: 'uv-c',
    stage: 4,
    caption: capitalised(uvCPurpose),
    picture: stageUvc,
    pictureAlt: 'A dark ring with a violet ring lamp in it, with air rising past the lamp',
    air: 'tray',
  },
  {
    id: 'ion',
    title: 'ION Technology',
    line: 'Charges fine particles',
    body: `Fine particles that remain take a charge, ${ionEffect}; how many is not tested.`,
    evidence: 'ions',
    stage: 5,
    caption: 'Gathers fine dust',
    picture: stageIon,
    pictureAlt: 'A white spoked ring that carries a copper ring of fine needles, with air rising through it',
    air: 'tray',
  },
  {
    id: 'activated-carbon',
    title: 'Activated Carbon',
    line: 'Gases and odours',
    body: 'A gas goes straight through a particle filter. A bed of activated carbon takes up part of it: of the volatile compounds and of the smell of smoke, perhaps a little of the mercury vapour.',
    evidence: 'carbon',
    stage: 2,
    caption: 'Adsorbs gases',
    picture: stageCarbon,
    pictureAlt:
      'The filter cartridge of Generation S with its front pleats cut away: inside them a perforated core filled with black granules of carbon, with air passing through it',
    air: 'tray',
  },
  {
    id: 'clinical-use',
    title: 'Designed for Clinical Use',
    line: 'Made for rooms that are inspected',
    body: 'Generation Y is made for rooms where the air change rate is written down and checked. Choose it for its shell, which can be disinfected, and for the airflow sheet of its serial number (both samples).',
    evidence: 'certificate',
    caption: 'Generation Y, the clinical model',
    picture: genYCutout,
    pictureAlt: 'Generation Y, with room air drawn in low and clean air leaving at the top',
    air: 'machine',
  },
];
