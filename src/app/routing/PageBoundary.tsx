import { Component, type ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { markHydrated } from '@/boot/boot-state';
import { company } from '@/config/company';
import styles from './PageBoundary.module.scss';

type PageBoundaryProps = { pathname: string; children: ReactNode };
type PageBoundaryState = { hasFailed: boolean; pathname: string };

function main(): HTMLElement | null {
  return document.getElementById('main');
}

/** Browsers' messages for a missing script, as after a deployment. */
const missingScript = /dynamically imported module|module script failed|Unable to preload CSS/i;

type ReloadedState = { reloadedFor?: string } | null;

/**
 * Reloads the page once if a script is missing after a deployment; a mark in the history entry prevents a loop.
 * @returns whether the page reloads
 */
function reloadOnce(error: unknown): boolean {
  // Offline, a reload would lose the page.
  if (!(error instanceof Error && missingScript.test(error.message)) || !navigator.onLine) return false;
  const state = window.history.state as ReloadedState;
  if (state?.reloadedFor === window.location.href) return false;
  window.history.replaceState({ ...state, reloadedFor: window.location.href }, '');
  window.location.reload();
  return true;
}

/** Keeps the prerendered HTML of a page that fails; reloads a page that failed after a navigation, or shows an error. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false, pathname: this.props.pathname };

  private shownPathname: string | undefined;
  /** Decided once per failure. */
  private keepsHtml: boolean | undefined;
  private keptNodes: ChildNode[] = [];

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { hasFailed: true };
  }

  /** Retries at a new address; a key would also blank the old page while the new one loads. */
  static getDerivedStateFromProps(
    props: PageBoundaryProps,
    state: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    return props.pathname === state.pathname ? null : { hasFailed: false, pathname: props.pathname };
  }

  override componentDidMount(): void {
    this.rememberPathname();
  }

  override componentDidCatch(error: unknown): void {
    if (!this.keepsHtml) reloadOnce(error);
    document.documentElement.dataset.hydrated = 'true';
  }

  override getSnapshotBeforeUpdate(_props: PageBoundaryProps, before: PageBoundaryState): ChildNode[] | null {
    return this.state.hasFailed && !before.hasFailed && this.keepsHtml ? [...(main()?.childNodes ?? [])] : null;
  }

  override componentDidUpdate(_props: PageBoundaryProps, before: PageBoundaryState, nodes: ChildNode[] | null): void {
    if (nodes) {
      this.keptNodes = nodes;
      main()?.append(...nodes);
      main()?.setAttribute('data-dehydrated', '');
      main()?.setAttribute('data-load-failed', 'final');
    } else if (before.hasFailed && !this.state.hasFailed) {
      this.keptNodes.forEach((node) => node.remove());
      this.keptNodes = [];
      markHydrated(main());
    }
    this.rememberPathname();
  }

  private rememberPathname(): void {
    if (this.state.hasFailed) return;
    this.shownPathname = this.props.pathname;
    this.keepsHtml = undefined;
  }

  private isMountedPage(): boolean {
    return this.shownPathname === this.props.pathname && Boolean(main()?.firstElementChild);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    this.keepsHtml ??= this.isMountedPage();
    if (this.keepsHtml) return null;
    return (
      <Container fluid="xxl" className={`d-grid gap-4 ${styles.page}`}>
        <title>{`This page did not load | ${company.brand}`}</title>
        <h1>This page did not load</h1>
        <p className="lead">
          The connection may have dropped, or the site was updated while you were reading. What you typed in an enquiry
          form is kept. If it happens again, call <a href={company.phone.href}>{company.phone.label}</a>.
        </p>
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          Load the page again
        </button>
      </Container>
    );
  }
}
