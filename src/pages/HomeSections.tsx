import { SiteLink } from '@/components/ui/SiteLink';
import { href } from '@/lib/links/href';
import { shown } from '@/config/sample';
import { partners } from '@/data/partners';
import { featuredProducts } from '@/data/featured-products';
import { homeQuestions } from '@/data/questions/home';
import { testimonial } from '@/data/testimonial';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';
import { FeatureCards } from '@/features/home/FeatureCards';
import { FiltersAndKills } from '@/features/home/filters/FiltersAndKills';
import { PartnerRow } from '@/features/home/PartnerRow';
import { TestimonialQuote } from '@/features/home/TestimonialQuote';
import { QuestionsSection } from '@/features/questions/QuestionsSection';

export function HomeProducts() {
  return (
    <FeaturedProducts
      products={featuredProducts}
      title="Choose by the volume of your room"
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
      <TestimonialQuote testimonial={shown(testimonial)} />
      <PartnerRow partners={shown(partners)} />
    </>
  );
}

export function HomeQuestions() {
  return <QuestionsSection title="Asked before you buy" questions={homeQuestions} listed={6} />;
}
