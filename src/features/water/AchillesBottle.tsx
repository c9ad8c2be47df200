import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Reveal } from '@/components/widgets/Reveal';
import { href } from '@/lib/links/href';
import styles from './AchillesBottle.module.scss';
import { BottleSection } from './BottleSection';

/** Claims come from our own test and say so. */
const features = [
  { at: 'battery', title: '220 mAh battery', text: 'In the cap, beside the display.' },
  {
    at: 'seal',
    title: 'IPX7',
    text: 'A metre of water for 30 minutes, so rain, a sink or the bottom of a bag will not reach the lamp.',
  },
  { at: 'lamp', title: 'UV-C lamp', text: 'Faces down into the bottle and lights the water and the wall around it.' },
  { at: 'capacity', title: '750 ml', text: 'One filling.' },
  {
    at: 'minute',
    title: '60 seconds',
    text: 'Fill it and wait a minute: our own test, for clear tap water.',
  },
  {
    at: 'claim',
    title: '99.99%',
    text: 'Of mould, bacteria and viruses eliminated, in our own test.',
  },
  {
    at: 'cycle',
    title: 'Every 2 hours',
    text: 'A cleaning cycle starts by itself, for as long as the battery has charge.',
  },
] as const;

export function AchillesBottle() {
  return (
    <Section tone="ink" labelledBy="achilles-heading" className={styles.section ?? ''}>
      <div className={styles.drawing}>
        <Reveal className={styles.head ?? ''}>
          <h2 id="achilles-heading">The Achilles Bottle</h2>
          <p className="lead">Inside the bottle: seven parts and figures.</p>
        </Reveal>
        <BottleSection className={styles.bottle} />
        <ul className={`plain-list ${styles.features}`}>
          {features.map(({ at, title, text }) => (
            <li key={at} className={styles[at]}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <ArrowLink to={href('product', { slug: 'achilles-water-bottle-white' })} className={styles.more ?? ''}>
          Full specification
        </ArrowLink>
      </div>
    </Section>
  );
}
