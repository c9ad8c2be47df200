import { Component, type ReactNode, type RefObject } from 'react';

type KeepHtmlProps = {
  place: RefObject<HTMLDivElement | null>;
  children: ReactNode;
};
type KeepHtmlState = { error?: unknown };

/** An error boundary that keeps the prerendered HTML of its part; without HTML it rethrows to the page's boundary. */
export class KeepHtml extends Component<KeepHtmlProps, KeepHtmlState> {
  override state: KeepHtmlState = {};

  static getDerivedStateFromError(error: unknown): KeepHtmlState {
    return { error };
  }

  /** Puts back the nodes that React removes after an error. */
  override getSnapshotBeforeUpdate(_props: KeepHtmlProps, before: KeepHtmlState): ChildNode[] | null {
    const hasJustFailed = !('error' in before) && 'error' in this.state;
    return hasJustFailed ? [...(this.props.place.current?.childNodes ?? [])] : null;
  }

  override componentDidUpdate(_props: KeepHtmlProps, _before: KeepHtmlState, nodes: ChildNode[] | null): void {
    if (!nodes) return;
    this.props.place.current?.append(...nodes);
    this.props.place.current?.setAttribute('data-dehydrated', '');
    this.props.place.current?.setAttribute('data-load-failed', 'final');
  }

  override render() {
    const hasFailed = 'error' in this.state;
    if (hasFailed && !this.props.place.current) throw this.state.error;
    return (
      <div ref={this.props.place} data-dehydrated="">
        {hasFailed ? null : this.props.children}
      </div>
    );
  }
}
