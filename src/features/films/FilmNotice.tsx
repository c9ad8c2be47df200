import { SiteLink } from '@/components/ui/SiteLink';
import { href } from '@/lib/links/href';

/** Beside a film of a video host: where it comes from, and when it loads. */
export function FilmNotice() {
  return (
    <>
      The film comes from YouTube. Nothing loads from it until you press play. See the{' '}
      <SiteLink to={href('cookiePolicy')}>Cookie Policy</SiteLink>.
    </>
  );
}
