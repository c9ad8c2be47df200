import { type ComponentType, createElement, type ReactNode } from 'react';

export type BelowFoldPart = {
  /** Loads once; a call after a failure retries. */
  load: () => Promise<void>;
  isLoaded: () => boolean;
  /** @throws if it is not loaded */
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
