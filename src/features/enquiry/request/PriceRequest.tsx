import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { company } from '@/config/company';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { readSessionTexts, writeSessionText } from '@/lib/browser/session-text';
import { storageKeys } from '@/lib/browser/storage-keys';
import type { ProductSlug } from '@/config/product-slugs';
import { type RequestedPrice, quantityIn, requestHash, slugIn } from '@/lib/links/price-request-url';
import styles from '../sending/EnquiryAnnouncer.module.scss';

type DialogModule = typeof import('./PriceRequestDialog');

function loadDialog(): Promise<DialogModule> {
  return import('./PriceRequestDialog');
}

function triggerOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(`a[href$="${requestHash}"], [data-price-request]`) : null;
}

function prefetch(event: Event): void {
  if (triggerOf(event)) void loadDialog().catch(() => {});
}

/** Lets the number of a link replace the one typed before. @returns the latter, if it was another */
function replaceTyped(slug: ProductSlug | undefined, quantity: string | undefined): string | undefined {
  if (!slug || !quantity) return undefined;
  const typed = readSessionTexts(storageKeys.draftRequest(slug)).quantity;
  writeSessionText(storageKeys.draftRequest(slug), null);
  return typed === quantity ? undefined : typed;
}

/** A reload or Back shows what was typed after the link was followed. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'navigate';
}

/** A link to another page or number of machines says what it asks for; all else asks for the product of the page. */
function requestFrom(trigger: Element, page: { pathname: string; search: string }): RequestedPrice {
  const link = trigger instanceof HTMLAnchorElement ? trigger : undefined;
  const isOfPage = !link || (link.search === '' && link.pathname === window.location.pathname);
  const { pathname, search } = isOfPage ? page : link;
  const [slug, quantity] = [slugIn(pathname), quantityIn(search)];
  const replaced = isOfPage ? undefined : replaceTyped(slug, quantity);
  return { slug, quantity: quantity ?? '1', replaced, room: trigger.getAttribute('data-price-room') ?? undefined };
}

/** Opens the price request of every link to `requestHash` and every `data-price-request` button of the site. */
export function PriceRequest() {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<DialogModule>();
  const [request, setRequest] = useState<RequestedPrice>();
  const [missed, setMissed] = useState<RequestedPrice>();
  const pressed = useRef<Element>(null);

  function open(price: RequestedPrice): void {
    loadDialog().then(
      (loaded) => {
        setDialog(loaded);
        setRequest(price);
        setMissed(undefined);
      },
      () => setMissed(price),
    );
  }

  const answer = useEffectEvent((event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const trigger = triggerOf(event);
    if (!trigger) return;
    event.preventDefault();
    pressed.current = trigger;
    open(requestFrom(trigger, { pathname, search }));
  });

  // This part mounts anew with each page: no press may reach the one that has left.
  useLayoutEffect(() => {
    const controller = new AbortController();
    const listening = { capture: true, signal: controller.signal };
    // At the window, where presses on parts that are not hydrated still arrive (boot/capture-events).
    window.addEventListener('click', (event) => answer(event), listening);
    window.addEventListener('pointerover', prefetch, listening);
    window.addEventListener('focusin', prefetch, listening);
    return () => controller.abort();
  }, []);

  const openAsAddressed = useEffectEvent(() => {
    const [slug, quantity] = [slugIn(pathname), quantityIn(search)];
    const isFirstPage = key === 'default';
    const replaced = isFirstPage && isReturn() ? undefined : replaceTyped(slug, quantity);
    open({ slug, quantity: quantity ?? '1', replaced });
  });
  // Each press of a link adds a history entry with a new key.
  useEffect(() => {
    if (hash === requestHash) openAsAddressed();
  }, [hash, key]);

  // react-modal gives the focus back to what had it at the opening: Safari focuses no button that is pressed.
  useEffect(() => {
    if (request || document.activeElement !== document.body) return;
    if (pressed.current instanceof HTMLElement) pressed.current.focus({ preventScroll: true });
    pressed.current = null;
  }, [request]);

  function close(): void {
    setRequest(undefined);
    // Prevents a reload from opening the dialog again.
    if (hash === requestHash) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      {dialog && request && <dialog.PriceRequestDialog request={request} onClose={close} />}
      {missed && <DialogMissing {...missed} onDismiss={() => setMissed(undefined)} />}
    </>
  );
}

type DialogMissingProps = RequestedPrice & { onDismiss: () => void };

/** Shows e-mail and telephone when the dialog's script does not load. */
function DialogMissing({ slug, quantity, onDismiss }: DialogMissingProps) {
  const subject = encodeURIComponent(`Price request: ${quantity} × ${slug ?? 'air purifier'}`);
  return (
    <div className={`d-grid position-fixed pe-none ${styles.corner}`}>
      <p
        role="alert"
        className={`d-flex gap-3 align-items-center justify-content-between m-0 bg-ink text-white ${styles.plain}`}
      >
        <span>
          The form did not load. Load the page again,{' '}
          <a className="text-reset" href={`mailto:${company.email}?subject=${subject}`}>
            write us an e-mail
          </a>{' '}
          or call{' '}
          <a href={company.phone.href} className="text-reset">
            {company.phone.label}
          </a>
          .
        </span>
        <button className="py-0 px-2 border-0 bg-transparent text-reset" type="button" onClick={onDismiss}>
          Dismiss
        </button>
      </p>
    </div>
  );
}
