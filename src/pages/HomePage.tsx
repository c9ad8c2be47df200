import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { PageHead } from '@/components/ui/PageHead';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { generationZSummary } from '@/data/products/generation-z/summary';
import { Hero } from '@/features/home/hero/Hero';
import type { HeroMachines } from '@/features/home/hero/hero-machine';
import { href } from '@/lib/links/href';
import { liveParts } from './live-parts';
import styles from './HomePage.module.scss';

const heroMachines: HeroMachines = [
  { word: 'Clinical', product: generationYSummary },
  { word: 'Industrial', product: generationZSummary },
  { word: 'Domestic', product: generationXSummary },
];

export function HomePage() {
  return (
    <>
      <PageHead
        title="Clinical, industrial and domestic air purifiers"
        description="Air purifiers for surgeries, classrooms, offices and homes, with 160 to 1,156 m³/h of clean air. Work out your room’s air changes and ask for a price."
        path={href('home')}
      />
      <Hero machines={heroMachines} />
      <div className={styles.belowFold}>
        <HydrateOnInteraction part={liveParts.home}>{(BelowFold) => <BelowFold />}</HydrateOnInteraction>
      </div>
    </>
  );
}
