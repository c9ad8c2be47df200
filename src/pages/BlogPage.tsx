import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
import { articles } from '@/data/articles/articles';
import { Blog } from '@/features/articles/Blog';
import { capitalised, countWord } from '@/lib/format/count-word';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';

export default function BlogPage() {
  return (
    <>
      <PageHead
        title="Articles & Resources"
        description="Articles on clean air in working rooms: what the figures mean, where guidance stands, and what to ask before you buy a purifier."
        path={href('blog')}
        card="blog"
        feed
      />
      <Banner
        title="Articles & Resources"
        lead={
          <>
            <span className="label d-block mb-1">Blog</span>
            {`${capitalised(countWord(articles.length))} articles: how many machines a classroom takes, what a data sheet leaves out, how loud is too loud, what a surgery needs.`}
          </>
        }
        current={routes.blog.label}
        trail={breadcrumbTrail('blog')}
      />
      <Blog articles={articles} />
    </>
  );
}
