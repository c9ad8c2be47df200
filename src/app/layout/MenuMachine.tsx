import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { generationXSummary as machine } from '@/data/products/generation-x/summary';
import { money } from '@/lib/format/money';
import { href } from '@/lib/links/href';

export type MenuMachineProps = { className: string | undefined; onChoose: () => void };

/** The machine for most rooms, with its price. */
export function MenuMachine({ className, onChoose }: MenuMachineProps) {
  return (
    <SiteLink
      to={href('product', { slug: machine.slug })}
      className={`mt-auto text-reset fw-semibold ${className}`}
      onClick={onChoose}
    >
      <Picture file={machine.picture} alt="" sizes="240px" className="d-block w-100 object-fit-cover" />
      For most rooms: {machine.model}, {money(machine.pricePence)}
    </SiteLink>
  );
}
