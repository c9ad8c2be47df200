import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { PageHead } from '@/components/ui/PageHead';
import { head } from '@/data/pages/home/page';
import { Hero } from '@/features/home/hero/Hero';
import { href } from '@/lib/links/href';
import { liveParts } from './live-parts';
import styles from './HomePage.module.scss';

export function HomePage() {
  return (
    <>
      <PageHead {...head} path={href('home')} />
      <Hero />
      <div className={styles.belowFold}>
        <HydrateOnInteraction part={liveParts.home}>{(BelowFold) => <BelowFold />}</HydrateOnInteraction>
      </div>
    </>
  );
}
