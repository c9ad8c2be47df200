import type { ArticleSlug } from '@/config/article-slugs';
import { rateAch, rateText } from '@/domain/air-changes';
import { clearanceWholeMinutes } from '@/domain/clearance';
import { floorAreaBasis } from '@/domain/sizing';
import { speedOf } from '@/domain/speeds';
import { percent } from '@/lib/format/percent';
import { purifiers } from '../purifiers';
import { recommendedChoice } from '../room-answers';
import { offeredRooms } from '../rooms/offered-rooms';

/** What an article finds: a figure, and what it counts. */
export type Finding = { figure: string; text: string };

const { coverageM2 } = purifiers['GEN X'];
const { ceilingHeightM } = floorAreaBasis;
const [working, full] = [speedOf('GEN X', 'working'), speedOf('GEN X', 'full')];
const surgeryMinutes = clearanceWholeMinutes(rateAch(recommendedChoice(offeredRooms.surgery).rates.full));

export const findings: Record<ArticleSlug, Finding> = {
  'air-purification-in-dentistry': {
    figure: `${surgeryMinutes} minutes`,
    text: `to clear 99%, by arithmetic; up to ${10 * surgeryMinutes} in real rooms`,
  },
  'how-much-clean-air-a-classroom-needs': {
    figure: `${rateText(recommendedChoice(offeredRooms.classroom).rates.chosen)} air changes`,
    text: 'an hour, one from the windows (estimated)',
  },
  'reading-a-data-sheet': {
    figure: `${Math.round(coverageM2 / ceilingHeightM)} m²`,
    text: `for a Generation X at full speed, under a ${ceilingHeightM} m ceiling; our sheet says ${coverageM2}`,
  },
  'the-speed-you-can-talk-over': {
    figure: `${percent(working.airflowM3PerHour / full.airflowM3PerHour)}% of the air`,
    text: 'left at talking speed, Generation X (estimated)',
  },
};
