import { company } from '@/config/company';
import { Logo } from '@/components/ui/Logo';

/** The mark and the name at the head of a cover. */
export function Brand() {
  return (
    <p className="brand">
      <Logo />
      <span className="hidden">{company.brand}</span>
    </p>
  );
}
