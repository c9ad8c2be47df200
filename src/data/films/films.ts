import { ionEffect } from '@/data/products/stages';
import { wallGapCm } from '@/domain/placing';
import { speedOf } from '@/domain/speeds';

/** A film, served from `public/` or the media host; sizes and lengths are those of the files. */
export type Film = {
  key: 'sixStages' | 'about' | 'clinical' | 'domestic' | 'industrial';
  title: string;
  /** H.264 file below the media base, without a leading slash. */
  mp4: string;
  /** VP9 file. */
  webm: string;
  /** The film in 4:5, for narrow windows. */
  phone?: { mp4: string; webm: string };
  /** English WebVTT captions; the films have no sound. */
  captions: string;
  durationS: number;
  width: number;
  height: number;
  transcript: string[];
};

export const films: Record<Film['key'], Film> = {
  sixStages: {
    key: 'sixStages',
    title: 'Six stages, in the order the air meets them',
    mp4: 'films/six-stages.mp4',
    webm: 'films/six-stages.webm',
    phone: { mp4: 'films/six-stages-phone.mp4', webm: 'films/six-stages-phone.webm' },
    captions: 'films/six-stages.vtt',
    durationS: 24,
    width: 1920,
    height: 1080,
    transcript: [
      'On a dark ground the parts of a purifier stand one above the other. Room air, drawn in copper, streams in all round.',
      'Stage 1, the large-particulate filter, is a sleeve of mesh. It stops dust, hair and lint. Behind it the air goes up into the bore of the cartridge.',
      'Stage 2, the activated carbon filter, is the core of the cartridge, seen through its cut pleats. It takes up part of the gases and odour, and the air leaves it outwards.',
      'Stage 3, the medical-grade HEPA filter, is the pleats round the core. They hold at least 99.95% of the particles that are hardest to stop.',
      'Stage 4, UV-C sterilisation, is a violet ring lamp. It works at 253.7 nm.',
      `Stage 5, ion technology, is a copper ring of needles. It charges fine particles: they ${ionEffect}. The air is drawn in cyan from here on.`,
      'Stage 6, the photocatalyst, stands in a dashed outline in the casing of a machine with a cartridge. It is in Generation Z only.',
      'Clean air, drawn in cyan, leaves at the top. The parts come together, and Generation X stands closed: it has the first five stages.',
    ],
  },
  about: {
    key: 'about',
    title: 'We sell air you can measure',
    mp4: 'films/about.mp4',
    webm: 'films/about.webm',
    captions: 'films/about.vtt',
    durationS: 20,
    width: 1600,
    height: 900,
    transcript: [
      'A dental surgery by day, in the light of its window. Generation Y stands beside the chair.',
      'The airflow test: over the outlet of a Generation Y stand a frame of wires and the probe of an anemometer, which reads the air as it leaves.',
      `The airflow sheet on a table, with Generation Y behind it. The model delivers ${speedOf('GEN Y', 'full').airflowM3PerHour} m³/h at full speed, tested. What a machine itself delivers has a line of its own on its sheet.`,
      'Mars Air Sense, the meter, on a reception counter. It shows fine dust and CO₂ in the room.',
      `Generation Y beside a chair, ${wallGapCm} cm from the wall.`,
    ],
  },
  clinical: {
    key: 'clinical',
    title: 'Film: Generation Y in three clinical rooms',
    mp4: 'films/clinical.mp4',
    webm: 'films/clinical.webm',
    captions: 'films/clinical.vtt',
    durationS: 10,
    width: 1280,
    height: 720,
    transcript: [
      'A dental surgery by day, with Generation Y beside the cabinets. It takes in air low, all the way round.',
      'A ward at night, two of its beds and two Generation Y. Clean air leaves at the top.',
      `Generation Y beside a chair, ${wallGapCm} cm from the wall.`,
    ],
  },
  domestic: {
    key: 'domestic',
    title: 'Film: Generation X and S at home',
    mp4: 'films/domestic.mp4',
    webm: 'films/domestic.webm',
    captions: 'films/domestic.vtt',
    durationS: 10,
    width: 1280,
    height: 720,
    transcript: [
      `Generation X in a living room between a sofa and a side table, ${wallGapCm} cm from the wall.`,
      'The outlet at the top, close up: vanes in a swirl round a copper ring. Clean air leaves here.',
      'Generation S in a study, beside the drawers of a desk.',
    ],
  },
  industrial: {
    key: 'industrial',
    title: 'Film: Generation Z in place and close up',
    mp4: 'films/industrial.mp4',
    webm: 'films/industrial.webm',
    captions: 'films/industrial.vtt',
    durationS: 10,
    width: 1280,
    height: 720,
    transcript: [
      'Generation Z, the largest, in a corner, beside wooden wall bars, a bench and two balls.',
      'The display, close up: PM2.5 at 7 µg/m³, and speed 3, with three of its five bars lit.',
      'The outlet at the top: vanes in a swirl round a copper ring. Clean air leaves here.',
    ],
  },
};
