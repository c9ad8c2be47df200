import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { type PageContent, pagePart } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';
import { PageHead } from '@/components/ui/PageHead';
import { head } from '@/data/pages/home/page';
import { Hero } from '@/features/home/hero/Hero';
import { href } from '@/lib/links/href';
import styles from './HomePage.module.scss';

const livePart = pagePart(['src/pages/HomeBelowFold.tsx'], () =>
  import('./HomeBelowFold').then((m) => m.HomeBelowFold),
);
const staticPart = pagePart(['src/pages/HomeSections.tsx'], () => import('./HomeSections'));

function HomePage() {
  return (
    <>
      <PageHead {...head} path={href('home')} />
      <Hero>
        <StaticHtml part={staticPart}>{({ HomeReadings }) => <HomeReadings />}</StaticHtml>
      </Hero>
      <div className={styles.belowFold}>
        <HydrateOnInteraction part={livePart}>
          {(BelowFold) => <BelowFold sections={staticPart} />}
        </HydrateOnInteraction>
      </div>
    </>
  );
}

export const page = (): PageContent => ({ Page: HomePage, livePart, staticPart });
