import { company } from '@/config/company';
import { Logo } from '@/components/ui/Logo';

export function Brand() {
  return (
    <p className="brand">
      <Logo />
      <span className="hidden">{company.brand}</span>
    </p>
  );
}
