import { achillesBlackGym } from '@/assets/pictures/achilles-black-gym';
import { achillesPairHero } from '@/assets/pictures/achilles-pair-hero';
import { achillesWhiteDetail } from '@/assets/pictures/achilles-white-detail';
import { StaticHtml } from '@/boot/StaticHtml';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
import {
  achillesFigures,
  chargeLasts,
  dayCostDelivered,
  deliveredPrice,
  ipx7,
  lampAgain,
  treatsItsWater,
} from '@/data/products/achilles-figures';
import { deliveryPence, withDelivery } from '@/data/products/delivery';
import { achillesWaterBottleBlackSummary } from '@/data/products/achilles-water-bottle-black/summary';
import { achillesWaterBottleWhiteSummary } from '@/data/products/achilles-water-bottle-white/summary';
import { AchillesBottle } from '@/features/water/AchillesBottle';
import { BetterFiltration } from '@/features/water/BetterFiltration';
import { DrinkingDay } from '@/features/water/DrinkingDay';
import { OneSmallChange } from '@/features/water/OneSmallChange';
import { TrendingBottles } from '@/features/water/TrendingBottles';
import { WaterHero } from '@/features/water/WaterHero';
import { money } from '@/lib/format/money';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';

/** Of either bottle. */
const { pricePence } = achillesWaterBottleWhiteSummary;
const price = money(pricePence);

/** The claims are those of the specification, worded as results of our own test. */
export default function WaterPage() {
  return (
    <StaticHtml>
      <PageHead
        title="Smart water purification: the Achilles bottle"
        description={`A 750 ml bottle that ${treatsItsWater}. In 60 seconds it treats clear tap water, in our own test. White or black, ${price}.`}
        path={href('water')}
        card="water"
      />
      <WaterHero
        trail={breadcrumbTrail('water')}
        current={routes.water.label}
        title="Smart Water Purification System"
        lead={`Fill Achilles at the tap, press the cap, drink a minute later. ${lampAgain}`}
        bottle={achillesWaterBottleWhiteSummary.slug}
        toBottles="See the bottles"
        picture={achillesPairHero}
        pictureAlt="Achilles water bottles in white and in black on a sunlit ledge, each with a copper ring and a violet light in its cap"
        figures={[
          { figure: price, unit: '', meaning: `750 ml, with VAT. ${deliveredPrice}` },
          {
            figure: dayCostDelivered,
            unit: 'a day',
            meaning: 'In its first year, in place of a shop-bought bottle a day',
          },
          {
            figure: '60',
            unit: 'seconds',
            meaning: 'One UV-C treatment of clear tap water, in our own test',
          },
          { figure: '2', unit: 'hours', meaning: 'Between its own cleaning cycles' },
        ]}
      />
      <DrinkingDay
        title="Add A Purpose To Your Drinking Habits"
        lead={
          'Three fills, and 60 seconds of UV-\u2060C after each. Cleaning cycles run in between and through the night.'
        }
        chartKey={{
          cycle: 'Cleaning cycle, every 2 hours',
          fill: 'Filled, then 60 seconds',
        }}
        chartNote="A sample day; at night nothing is drunk"
      />
      <TrendingBottles
        title="Trending Water Bottles"
        white={{
          bottle: achillesWaterBottleWhiteSummary,
          line: 'Matt white, with a copper ring.',
        }}
        black={{
          bottle: achillesWaterBottleBlackSummary,
          line: 'The same bottle in matt black.',
        }}
      />
      <AchillesBottle
        title="The Achilles Bottle"
        features={[
          {
            title: '220 mAh battery',
            text: `In the cap. A charge lasts ${chargeLasts}.`,
          },
          {
            title: 'IPX7',
            text: ipx7,
          },
          {
            title: 'UV-C lamp',
            text: 'Faces down into the bottle and lights the water. The walls of the bottle were not tested.',
          },
          { title: '60 seconds', text: 'From the press on the cap (sample).' },
          {
            title: 'Every 2 hours',
            text: 'A cleaning cycle starts by itself while the battery has charge. How long it lasts is not stated yet.',
          },
        ]}
        toSpecification="Full specification"
        picture={achillesWhiteDetail}
        pictureAlt="The white cap on its side beside the open bottle: the UV-C ring inside it glows violet, the neck is bare steel over a copper ring"
        pictureNote={achillesFigures.litNote}
      />
      <BetterFiltration
        dotsCaption="1 of 10,000 left"
        title="Better Filtration"
        percent="99.99"
        claim="Of the mould, bacteria and viruses tested: inactivated by UV-C, in our own test"
        lead={
          <>
            Light in place of a filter, in clear water. Its report (sample) names the microbes: ask us for&nbsp;it.
            <EvidenceLink line="bottle" />
          </>
        }
        note={
          <>
            <EvidenceLink line="uv-c">UV-C</EvidenceLink> takes out no sediment, metal or chlorine: fill it with clear
            tap water that is safe to drink already.
          </>
        }
      />
      <OneSmallChange
        title="One Small Change"
        head={['Instead of', 'Carry']}
        swaps={[
          ['A new bottle at the till', 'The one already in your bag'],
          ['365 bottles at your shop’s price', `One at ${money(withDelivery(pricePence))}, delivered`],
        ]}
        lead={`Ten for a team share the delivery: ${money(deliveryPence / 10)} each (sample).`}
        toShop="Water Purifiers in the shop"
        picture={achillesBlackGym}
        pictureAlt="The black bottle on a slatted wooden bench, the shadow of leaves on the sunlit wall behind it"
      />
    </StaticHtml>
  );
}
