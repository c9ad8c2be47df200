import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
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
import { money } from '@/lib/format/money';

const { pricePence } = achillesWaterBottleWhiteSummary;

export function WaterSections() {
  return (
    <>
      <PageHead
        title="Smart water purification: the Achilles bottle"
        description={`A 750 ml bottle that cleans itself with UV-C every 2 hours. 60 seconds to pure water, our own test, for clear tap water. White or black, ${money(pricePence)}.`}
        path={href('water')}
        card="water"
      />
      <WaterHero trail={breadcrumbTrail('water')} current={routes.water.label} />
      <DrinkingDay />
      <TrendingBottles white={achillesWaterBottleWhiteSummary} black={achillesWaterBottleBlackSummary} />
      <AchillesBottle />
      <BetterFiltration />
      <OneSmallChange pricePence={pricePence} />
    </>
  );
}
