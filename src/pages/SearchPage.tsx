import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
import { SearchResults } from '@/features/search/SearchResults';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';

/** What the search finds, on a page of its own. */
export default function SearchPage() {
  return (
    <>
      <PageHead
        title="Search the site"
        description="Search the site: products, pages, questions, articles and evidence. Type a room or its floor area, such as classroom or 20 m², to find the machine."
        path={href('search')}
        isIndexed={false}
      />
      <SearchResults>
        <Breadcrumb trail={breadcrumbTrail('search')} current={routes.search.label} />
        <h1 className="mb-3">Search</h1>
      </SearchResults>
    </>
  );
}
