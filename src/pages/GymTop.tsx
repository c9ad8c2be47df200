import { ArrowLink } from '@/components/ui/ArrowLink';
import { gym } from '@/data/sectors/gym';
import { GymHero } from '@/features/sectors/gym/GymHero';
import { SectorTop } from './SectorTop';

export function GymTop() {
  return (
    <SectorTop
      sector={gym}
      hero={<GymHero title={gym.title} lead={gym.promise} actions={<ArrowLink to="#plan">Plan your gym</ArrowLink>} />}
    />
  );
}
