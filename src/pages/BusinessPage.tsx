import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { shown } from '@/config/sample';
import { product as generationS } from '@/data/products/generation-s/product';
import { product as generationX } from '@/data/products/generation-x/product';
import { product as generationY } from '@/data/products/generation-y/product';
import { product as generationZ } from '@/data/products/generation-z/product';
import { business } from '@/data/sectors/business';
import { BusinessHero } from '@/features/sectors/business/BusinessHero';
import { FloorPlan } from '@/features/sectors/business/FloorPlan';
import { MeetingDay } from '@/features/sectors/business/MeetingDay';
import { MachineYear } from '@/features/sectors/business/MachineYear';
import { NoiseBesideDesk } from '@/features/sectors/business/NoiseBesideDesk';
import { contactHref } from '@/lib/contact-href';
import { noiseRangeDbA } from '@/lib/purifier-speed';
import { SectorPage } from './SectorPage';

const noise = [generationS, generationX, generationY, generationZ].map(({ model, speeds }) => {
  const [speed1DbA, topDbA] = noiseRangeDbA(shown(speeds));
  return { model: model.replace('Generation ', ''), speed1DbA, topDbA };
});

/** Offices: a building, one of its floors, its meeting rooms, and a year of a machine. */
export function BusinessPage() {
  return (
    <SectorPage
      sector={business}
      hero={
        <BusinessHero
          title={business.title}
          lead={business.promise}
          actions={
            <>
              <ButtonLink to="#calculator">Calculate your floor</ButtonLink>
              <ArrowLink to={contactHref('survey')}>Ask for a survey</ArrowLink>
            </>
          }
        />
      }
    >
      <FloorPlan />
      <MeetingDay />
      <MachineYear powerW={shown(generationZ.powerW)} />
      <NoiseBesideDesk machines={noise} />
    </SectorPage>
  );
}
