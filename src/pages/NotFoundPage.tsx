import type { PageContent } from '@/boot/page-part';
import Container from 'react-bootstrap/Container';
import { useLocation } from 'react-router-dom';
import { NotFoundArt } from '@/components/sections/NotFoundArt';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageHead } from '@/components/ui/PageHead';
import { SiteLink } from '@/components/ui/SiteLink';
import { routes, sectorKeys } from '@/config/routes';
import { SearchForm } from '@/features/search/SearchForm';
import { NearestProducts } from '@/features/shop/NearestProducts';
import { href } from '@/lib/links/href';
import styles from './NotFoundPage.module.scss';

const ways = ['shop', ...sectorKeys, 'roomPlanner', 'contact'] as const;

const productFolder = routes.product.path.replace(':slug', '');

function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <div className={`on-dark ${styles.page}`}>
      <PageHead
        title="Page not found"
        description="There is no page at this address. The home page, the shop and the menu above lead to everything on the site."
        path={href('notFound')}
        indexed={false}
      />
      <NotFoundArt number="404" />
      <Container fluid="xxl" className={styles.container ?? ''}>
        <div className={styles.text}>
          <h1>Page not found</h1>
          <p className="lead">The requested URL you are looking for doesn’t exist on this server.</p>
          <SearchForm />
          <ul className={`plain-list ${styles.ways}`}>
            {ways.map((page) => (
              <li key={page}>
                <SiteLink to={href(page)}>{routes[page].label}</SiteLink>
              </li>
            ))}
          </ul>
          <ButtonLink to={href('home')} look="white" arrow>
            Back to Homepage
          </ButtonLink>
          {pathname.startsWith(productFolder) && <NearestProducts typed={pathname.slice(productFolder.length)} />}
        </div>
      </Container>
    </div>
  );
}

export const page = (): PageContent => ({ Page: NotFoundPage });
