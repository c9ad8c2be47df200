import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { type PageContent, pagePart } from '@/boot/page-part';
import { PageHead } from '@/components/ui/PageHead';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { generationZSummary } from '@/data/products/generation-z/summary';
import { Hero } from '@/features/home/hero/Hero';
import type { HeroMachines } from '@/features/home/hero/hero-machine';
import { href } from '@/lib/links/href';
import styles from './HomePage.module.scss';

const heroMachines: HeroMachines = [
  { word: 'Clinical', product: generationYSummary },
  { word: 'Industrial', product: generationZSummary },
  { word: 'Domestic', product: generationXSummary },
];

const livePart = pagePart(['src/pages/HomeBelowFold.tsx'], () =>
  import('./HomeBelowFold').then((m) => m.HomeBelowFold),
);
const staticPart = pagePart(['src/pages/HomeSections.tsx'], () => import('./HomeSections'));

function HomePage() {
  return (
    <>
      <PageHead
        title="Clinical, industrial and domestic air purifiers"
        description="Air purifiers for surgeries, classrooms, offices and homes, with 160 to 1,156 m³/h of clean air. Work out your room’s air changes and ask for a price."
        path={href('home')}
      />
      <Hero machines={heroMachines} />
      <div className={styles.belowFold}>
        <HydrateOnInteraction part={livePart}>
          {(BelowFold) => <BelowFold sections={staticPart} />}
        </HydrateOnInteraction>
      </div>
    </>
  );
}

export const page = (): PageContent => ({ Page: HomePage, livePart, staticPart });
