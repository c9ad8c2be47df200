import { eyeBar } from '@/assets/pictures/eye-bar';
import { eyeClassroom } from '@/assets/pictures/eye-classroom';
import { eyeGym } from '@/assets/pictures/eye-gym';
import { eyeOffice } from '@/assets/pictures/eye-office';
import { eyeSurgery } from '@/assets/pictures/eye-surgery';
import { eyeWard } from '@/assets/pictures/eye-ward';
import { homeBedroom } from '@/assets/pictures/home-bedroom';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { generationXSummary as machine } from '@/data/products/generation-x/summary';
import { money } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import styles from './SectorMenu.module.scss';

const pictures = {
  [href('dentistry')]: eyeSurgery,
  [href('education')]: eyeClassroom,
  [href('healthCare')]: eyeWard,
  [href('business')]: eyeOffice,
  [href('hospitality')]: eyeBar,
  [href('gym')]: eyeGym,
};

/** The menu’s picture of a room. */
export type MenuRoomProps = {
  /** The address of the page whose room is shown. */
  link: string;
  onChoose: () => void;
};

/** The room of a page of the menu, and the machine for most rooms with its price. */
export function MenuRoom({ link, onChoose }: MenuRoomProps) {
  return (
    <>
      <SiteLink
        to={href('product', { slug: machine.slug })}
        className={`text-reset fw-semibold text-end ${styles.machine}`}
        onClick={onChoose}
      >
        For most rooms: {machine.name}, {money(machine.pricePence)}
      </SiteLink>
      <div key={link} className={`position-relative ${styles.room}`}>
        <Picture file={pictures[link] ?? homeBedroom} alt="" sizes="50vw" className="object-fit-cover" />
      </div>
    </>
  );
}
