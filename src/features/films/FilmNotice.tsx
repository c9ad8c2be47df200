import { SiteLink } from '@/components/ui/SiteLink';
import { href } from '@/lib/links/href';

type FilmNoticeProps = { isFromHost: boolean };

/** Where a film comes from, and when it loads. */
export function FilmNotice({ isFromHost }: FilmNoticeProps) {
  if (!isFromHost) return <>The film plays from this site, with captions, and starts only when you press play.</>;
  return (
    <>
      The film comes from YouTube. Nothing loads from it until you press play. See the{' '}
      <SiteLink to={href('cookiePolicy')}>Cookie Policy</SiteLink>.
    </>
  );
}
