import { type ComponentType, createElement, type ReactNode } from 'react';

/** The part of a page below the fold, whose script comes apart from the page's. */
export type BelowFoldPart = {
  /** Loads it once; after a failure the next call tries again. */
  load: () => Promise<void>;
  isLoaded: () => boolean;
  /** @throws where it is not loaded */
  render: () => ReactNode;
};

export function belowFoldPart(load: () => Promise<ComponentType>): BelowFoldPart {
  let Part: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  async function loadOnce(): Promise<void> {
    try {
      Part = await load();
    } finally {
      loading = undefined;
    }
  }

  return {
    load: () => (Part ? Promise.resolve() : (loading ??= loadOnce())),
    isLoaded: () => Part !== undefined,
    render() {
      if (!Part) throw new Error('A part below the fold is rendered before it is loaded: load it with its page.');
      return createElement(Part);
    },
  };
}
