import { StaticHtml } from '@/boot/StaticHtml';
import { staticParts } from './static-parts';

export function WaterPage() {
  return <StaticHtml part={staticParts.water}>{({ WaterSections }) => <WaterSections />}</StaticHtml>;
}
