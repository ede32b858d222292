import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { Alert, PageLayout } from '@vyloha/ui';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { isCartEmpty } from '../../model/cart';
import type { CartActionResult, CartRefusal } from '../../model/changes/cart-action-result';
import type { cartPageLoader } from '../../handlers/cart-page-loader.server';
import { type CartLink, CartLines } from '../cart-lines/cart-lines';
import { CartSummary } from '../cart-summary/cart-summary';
import { DeferredEmptyCart } from '../empty-cart/deferred-empty-cart';
import { DeferredGiftSelection } from '../gift-selection/deferred-gift-selection';
import { useCartEvents } from '../measuring/use-cart-events';
import { cartProblemMessage } from '../../model/changes/cart-problem';
import { RemovedLinesNotice } from '../removed-lines-notice/removed-lines-notice';
import styles from './cart-page.module.css';

/** Moves the focus when the focused line is removed; otherwise it would fall back to the start of the page. */
function useFocusAfterRemoval<T extends HTMLElement>(lineCount: number) {
  const target = useRef<T>(null);
  const lastCount = useRef(lineCount);

  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (lineCount < lastCount.current && isFocusLost) target.current?.focus();
    lastCount.current = lineCount;
  }, [lineCount]);

  return target;
}

/** Others are shown at their line or field. */
function isOfWholeCart({ lineId, couponCode, credits }: CartRefusal): boolean {
  return lineId === null && couponCode === undefined && credits === undefined;
}

/** Slots that other libraries fill. */
export interface CartPageSlots {
  /** Below an empty cart. */
  suggestions?: ReactNode;
  /** Below the lines. */
  crossSell?: ReactNode;
  /** Whether its lines can be put into shopping lists. */
  hasLists: boolean;
  links: readonly CartLink[];
}

/** The page at /kosik. */
export function CartPage({ suggestions, crossSell, hasLists, links }: CartPageSlots) {
  const { t } = useTranslation('cart');
  const { cart, hasRemovedLines, removedNames, lineToRemove, minimumMinor, giftAtMinor, gifts, ...texts } =
    useLoaderData<typeof cartPageLoader>();
  const { lostGifts, bonusClub } = texts;
  const result = useActionData<CartActionResult>();
  const title = useFocusAfterRemoval<HTMLHeadingElement>(cart.lines.length);
  useCartEvents(cart);
  const refusal = result?.ok === false ? result.problem : null;

  return (
    <PageLayout>
      <h1 ref={title} tabIndex={-1}>
        {t('page.title')}
      </h1>
      {refusal !== null && isOfWholeCart(refusal) && (
        <Alert tone="danger" role="alert">
          {cartProblemMessage(refusal.reason, t)}
        </Alert>
      )}
      {hasRemovedLines && <RemovedLinesNotice names={removedNames} />}
      {lostGifts !== null && (
        <Alert tone="warning" role="alert">
          {lostGifts}
        </Alert>
      )}
      {isCartEmpty(cart) ? (
        <Suspense>
          <DeferredEmptyCart suggestions={suggestions} />
        </Suspense>
      ) : (
        <>
          <div className={styles.columns}>
            <div>
              <CartLines cart={cart} lineToRemove={lineToRemove} refusal={refusal} hasLists={hasLists} links={links} />
              {gifts.length > 0 && (
                <Suspense>
                  <DeferredGiftSelection gifts={gifts} tax={cart.tax} />
                </Suspense>
              )}
            </div>
            <CartSummary
              cart={cart}
              minimumMinor={minimumMinor}
              giftAtMinor={gifts.length > 0 ? giftAtMinor : null}
              bonusClub={bonusClub}
              refusal={refusal}
            />
          </div>
          {crossSell}
        </>
      )}
    </PageLayout>
  );
}
