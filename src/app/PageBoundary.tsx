import { Component, type ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { company } from '@/config/company';
import { noteHydrated } from '@/lib/hydration';
import { reloadOnce } from './reload-once';
import styles from './PageBoundary.module.scss';

type PageBoundaryProps = { pathname: string; children: ReactNode };
type PageBoundaryState = { failed: boolean; pathname: string };

/** What a visitor sees in place of a page that could not be loaded or drawn; the header and the footer stay. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: false, pathname: this.props.pathname };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failed: true };
  }

  /** Another address is another try. A key would do the same, but would also blank the old page while the new one loads. */
  static getDerivedStateFromProps(
    props: PageBoundaryProps,
    state: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    return props.pathname === state.pathname ? null : { failed: false, pathname: props.pathname };
  }

  override componentDidCatch(error: unknown): void {
    reloadOnce(error);
    noteHydrated();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Container fluid="xxl" className={styles.page ?? ''}>
        <title>{`This page did not load | ${company.brand}`}</title>
        <h1>This page did not load</h1>
        <p className="lead">
          The connection may have dropped, or the site was updated while you were reading. What you typed in a form is
          kept. If it happens again, call <a href={company.phone.href}>{company.phone.label}</a>.
        </p>
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          Load the page again
        </button>
      </Container>
    );
  }
}
