import { type ReactNode, use } from 'react';
import { codeOf, GallerySource } from './code-of';

type PartProps = {
  name: string;
  /** Left out where the part has a ground of its own, or is never used on a dark one. */
  isOnDark?: boolean;
  /** As wide as the window. */
  isWide?: boolean;
  children: ReactNode;
};

/** A part on light and on dark ground, over the code that makes it. */
export function Part({ name, isOnDark = false, isWide = false, children }: PartProps) {
  return (
    <section className="border-top py-4" aria-label={name}>
      <h3 className="mb-3">{name}</h3>
      <div className={isWide ? 'position-relative overflow-hidden' : 'row gy-4'}>
        <div className={isWide ? '' : isOnDark ? 'col-12 col-lg-6' : 'col-12'}>{children}</div>
        {isOnDark && (
          <div className="col-12 col-lg-6">
            <div className="on-dark p-4">{children}</div>
          </div>
        )}
      </div>
      <pre className="mt-3 mb-0 small muted">{codeOf(use(GallerySource), name)}</pre>
    </section>
  );
}
