import { Component, type ReactNode } from 'react';
import { reloadOnce } from './reload-once';
import styles from './MenuBoundary.module.scss';

type MenuBoundaryProps = { children: ReactNode };

/** Keeps a menu whose code cannot be loaded from taking the page with it: says where the links are instead. */
export class MenuBoundary extends Component<MenuBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reloadOnce(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p role="alert" className={styles.note}>
        The menu did not load. <a href="#footer">All pages are linked at the foot of this one</a>.
      </p>
    );
  }
}
