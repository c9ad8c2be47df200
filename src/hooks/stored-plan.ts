import { emptyPlan, type Plan } from '@/domain/plan/plan';
import { planLimits } from '@/domain/plan/plan-fields';
import { readPlan } from '@/domain/plan/read-plan';
import { isSameRoom, writePlan } from '@/domain/plan/write-plan';
import { storageKeys } from '@/lib/browser/storage-keys';

/** Stored in localStorage as the fragment of the plan's URL; in memory if storage is unavailable. */
type StoredPlan = Plan & {
  /** False if storage is full or forbidden: the plan is lost when the page closes. */
  isStored: boolean;
  unread: readonly string[];
};

const noPlan: StoredPlan = { ...emptyPlan, isStored: true, unread: [] };
const listeners = new Set<() => void>();
let plan: StoredPlan | undefined;
/** What was stored when storage last refused the plan. */
let textAtRefusal = '';

function readStorage(): StoredPlan {
  try {
    const text = window.localStorage.getItem(storageKeys.rooms) ?? '';
    const { rooms, items, leftOut, unknown } = readPlan(text);
    return { rooms, items, isStored: true, unread: [...leftOut, ...unknown] };
  } catch {
    return { ...noPlan, isStored: false };
  }
}

/** Unreadable parts come first: after a room they would belong to it. */
function textOf({ unread, ...readable }: StoredPlan): string {
  return [...unread.map((part) => encodeURI(part).replace(/[#&+]/g, encodeURIComponent)), writePlan(readable)]
    .filter(Boolean)
    .join('&');
}

/** The plan as it is stored, or the one in memory that storage refused, with what another tab has stored since. */
function current(): StoredPlan {
  const stored = readStorage();
  if (plan?.isStored !== false) return stored;
  if (!stored.isStored || textOf(stored) === textAtRefusal) return plan;
  textAtRefusal = textOf(stored);
  const { rooms, items } = plan;
  return {
    ...stored,
    rooms: [...stored.rooms, ...rooms.filter((room) => !stored.rooms.some((each) => isSameRoom(each, room)))],
    items: [...stored.items, ...items.filter(({ slug }) => !stored.items.some((each) => each.slug === slug))],
    isStored: false,
  };
}

function show(changed: StoredPlan | undefined): void {
  plan = changed;
  for (const listener of listeners) listener();
}

/** Snapshot for `useSyncExternalStore`: the same object until the plan changes. */
export function storedPlan(): StoredPlan {
  plan ??= current();
  return plan;
}

/** Snapshot of the prerendered page. */
export function prerenderedPlan(): StoredPlan {
  return noPlan;
}

/** Changes the plan as it is stored now, which another tab may have changed; up to `planLimits.rooms`. */
export function changePlan(change: (before: StoredPlan) => Partial<StoredPlan>): void {
  const before = current();
  const changed = { ...before, isStored: true, ...change(before) };
  changed.rooms = changed.rooms.slice(0, planLimits.rooms);
  try {
    const text = textOf(changed);
    if (text === '') window.localStorage.removeItem(storageKeys.rooms);
    else window.localStorage.setItem(storageKeys.rooms, text);
  } catch {
    changed.isStored = false;
    textAtRefusal = textOf(readStorage());
  }
  show(changed);
}

/** Also reports changes in other tabs, and those missed in the back-forward cache. @returns the unsubscribe function */
export function subscribeToPlan(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === storageKeys.rooms) show(plan?.isStored === false ? current() : undefined);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && plan?.isStored) show(undefined);
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
