import { SiteLink } from '@/components/ui/SiteLink';
import { href } from '@/lib/links/href';

type PrivacyLineProps = { className?: string | undefined };

/** What happens with the details of a form. */
export function PrivacyLine({ className = '' }: PrivacyLineProps) {
  return (
    <p className={`small muted ${className}`}>
      We use these details to answer you, and for news only if you ask for it. See the{' '}
      <SiteLink to={href('privacyPolicy')}>Privacy Policy</SiteLink>.
    </p>
  );
}
