import { LogoMark } from '@/components/ui/LogoMark';

/** The picture of an author who is a team: the company's mark. */
export function AuthorPicture() {
  return (
    <svg viewBox="0 0 32 32" width="24" height="24" fill="none" aria-hidden="true" className="icon" data-author-picture>
      <LogoMark />
    </svg>
  );
}
