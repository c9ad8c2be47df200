import { StaticHtml } from '@/boot/StaticHtml';
import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
import { head } from '@/data/pages/water';
import { achillesWaterBottleBlackSummary } from '@/data/products/achilles-water-bottle-black/summary';
import { achillesWaterBottleWhiteSummary } from '@/data/products/achilles-water-bottle-white/summary';
import { AchillesBottle } from '@/features/water/AchillesBottle';
import { BetterFiltration } from '@/features/water/BetterFiltration';
import { DrinkingDay } from '@/features/water/DrinkingDay';
import { OneSmallChange } from '@/features/water/OneSmallChange';
import { TrendingBottles } from '@/features/water/TrendingBottles';
import { WaterHero } from '@/features/water/WaterHero';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';

export default function WaterPage() {
  return (
    <StaticHtml>
      <PageHead {...head} path={href('water')} card="water" />
      <WaterHero trail={breadcrumbTrail('water')} current={routes.water.label} />
      <DrinkingDay />
      <TrendingBottles white={achillesWaterBottleWhiteSummary} black={achillesWaterBottleBlackSummary} />
      <AchillesBottle />
      <BetterFiltration />
      <OneSmallChange />
    </StaticHtml>
  );
}
