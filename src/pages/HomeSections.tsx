import { Readings } from '@/components/sections/Readings';
import { SiteLink } from '@/components/ui/SiteLink';
import { href } from '@/lib/links/href';
import { featuredProducts } from '@/data/purifiers';
import { heroReadings, machines, questions } from '@/data/pages/home/sections';
import { homeQuestions } from '@/data/questions/home';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';
import { FeatureCards } from '@/features/home/FeatureCards';
import { FiltersAndKills } from '@/features/home/filters/FiltersAndKills';
import { PartnerRow } from '@/features/home/PartnerRow';
import { TestimonialQuote } from '@/features/home/TestimonialQuote';
import { QuestionsSection } from '@/features/questions/QuestionsSection';

export const HomeReadings = () => <Readings readings={heroReadings} />;

export function HomeProducts() {
  return (
    <FeaturedProducts
      products={featuredProducts}
      title={machines.title}
      lead={
        <>
          The larger the room, the more air it takes. For a bedroom or a living room see{' '}
          <SiteLink to={href('homes')}>air purifiers for homes</SiteLink>.
        </>
      }
      allProducts
    />
  );
}

export function HomeFeatures() {
  return (
    <>
      <FeatureCards />
      <FiltersAndKills />
      <TestimonialQuote />
      <PartnerRow />
    </>
  );
}

export function HomeQuestions() {
  return <QuestionsSection title={questions.title} questions={homeQuestions} listed={6} />;
}
