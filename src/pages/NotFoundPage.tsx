import Container from 'react-bootstrap/Container';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { limbDark } from '@/assets/pictures/limb-dark';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { routes } from '@/config/routes';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { SearchField } from '@/features/search/SearchField';
import { NearestProducts } from '@/features/shop/NearestProducts';
import { money } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import { searchUrl } from '@/lib/links/search-url';
import styles from './NotFoundPage.module.scss';

/** With what each gives. */
const ways = [
  ['shop', ` from ${money(generationXSummary.pricePence)}`],
  ['roomPlanner', ''],
  ['contact', ''],
] as const;

const productFolder = routes.product.path.replace(':slug', '');

/**
 * Numerals behind the planet: a copy of the picture, clipped to the disc, covers them.
 * The picture is 2400 × 900; the disc has the radius 2500 about 1500, 2930.
 */
function NumeralsBehindPlanet() {
  const planet = (
    <Picture
      file={limbDark}
      alt=""
      sizes="(min-width: 992px) 100vw, 220vw"
      hasPriority
      className="d-block w-100 h-100"
    />
  );
  return (
    <div className={`position-absolute inset-0 ${styles.sky}`} aria-hidden="true">
      <div className={`position-absolute ${styles.picture}`}>{planet}</div>
      <div className={`position-absolute translate-middle-x lh-1 ${styles.number}`}>404</div>
      <div className={`position-absolute ${styles.picture} ${styles.disc}`}>{planet}</div>
    </div>
  );
}

function SearchForm() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  return (
    <SearchField
      id={id}
      value={typed}
      onChange={setTyped}
      onSubmit={() => void navigate(searchUrl(typed))}
      button="line"
    />
  );
}

/** The page of an address that does not exist, with the nearest that do. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <div className={`on-dark position-relative overflow-hidden border-bottom ${styles.page}`}>
      <PageHead
        title="Page not found"
        description="There is no page at this address. The home page, the shop and the menu above lead to everything on the site."
        path={href('notFound')}
        isIndexed={false}
      />
      <NumeralsBehindPlanet />
      <Container fluid="xxl" className={`position-relative ${styles.container}`}>
        <div className={styles.text}>
          <h1>Page not found</h1>
          <p className="lead my-3 text-pale">The requested URL you are looking for doesn’t exist on this server.</p>
          <ButtonLink
            to={href('home')}
            variant="white"
            hasArrow
            className="d-flex justify-content-between mb-3 py-3 h3"
          >
            Back to Homepage
          </ButtonLink>
          <SearchForm />
          <ul className="plain-list d-flex flex-wrap column-gap-3 column-gap-md-4 mt-2 mb-md-4">
            {ways.map(([page, gives]) => (
              <li key={page}>
                <SiteLink to={href(page)} className="d-block py-2 text-reset">
                  {routes[page].label}
                  {gives}
                </SiteLink>
              </li>
            ))}
          </ul>
          {pathname.startsWith(productFolder) && <NearestProducts typed={pathname.slice(productFolder.length)} />}
        </div>
      </Container>
    </div>
  );
}
