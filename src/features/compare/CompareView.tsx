import { Component, lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@/boot/use-hydrated';
import { compareParameters } from '@/lib/links/compare-url';
import styles from './CompareView.module.scss';

const lazyComparison = () => lazy(() => import('./Comparison').then((module) => ({ default: module.Comparison })));

/** Replaced at each retry, because React keeps a failed load. */
let Comparison = lazyComparison();

type ComparisonBoundaryProps = { shop: ReactNode; children: ReactNode };

/** Shows the shop with a message when the comparison does not load. */
class ComparisonBoundary extends Component<ComparisonBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  private readonly retry = () => {
    Comparison = lazyComparison();
    this.setState({ hasFailed: false });
  };

  override render() {
    const { shop, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <>
        {shop}
        <p
          role="alert"
          className={`d-flex flex-wrap align-items-center justify-content-center m-0 border-top border-dark bg-white position-sticky bottom-0 ${styles.failed}`}
        >
          The comparison did not load.
          <button type="button" className="btn btn-primary" onClick={this.retry}>
            Try again
          </button>
        </p>
      </>
    );
  }
}

type CompareViewProps = {
  children: ReactNode;
};

/** Reads the variable at each render. */
function CurrentComparison(props: { parameter: string }) {
  return <Comparison {...props} />;
}

/** Replaces the shop with the comparison, loaded on demand, if the URL asks for one; before hydration, the shop. */
export function CompareView({ children }: CompareViewProps) {
  const [parameters] = useSearchParams();
  const parameter = parameters.get(compareParameters.compared);
  if (!useHydrated() || parameter === null) return children;
  return (
    <ComparisonBoundary shop={children}>
      <Suspense
        fallback={<p className={`m-0 text-center muted min-vh-100 ${styles.waiting}`}>Setting them side by side</p>}
      >
        <CurrentComparison parameter={parameter} />
      </Suspense>
    </ComparisonBoundary>
  );
}
