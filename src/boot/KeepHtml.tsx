import { Component, type ReactNode, type RefObject } from 'react';

type KeepHtmlProps = {
  /** The element that the boundary renders round its part. */
  place: RefObject<HTMLDivElement | null>;
  children: ReactNode;
};
type KeepHtmlState = { error?: unknown };

/**
 * An error boundary that leaves the HTML of its part as it stands: readable, with links that work and text that was typed.
 * Presses on it are told that the part did not load (capture-events). Where no HTML stands yet, the error is the page's.
 */
export class KeepHtml extends Component<KeepHtmlProps, KeepHtmlState> {
  override state: KeepHtmlState = {};

  static getDerivedStateFromError(error: unknown): KeepHtmlState {
    return { error };
  }

  /** React removes the nodes of what failed; the same nodes are put back. */
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
