import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, FieldMessage, lazyNamed } from '@vyloha/ui';
import { type FormEvent, type ReactNode, Suspense, useId, useState } from 'react';
import { isSoldByMetre, pieceMultiplier } from '../../model/lines/quantity';
import { AddQuantity, type AddQuantityProps } from '../add-quantity/add-quantity';
import { useCartFetcher } from '../use-cart-fetcher';
import { cartProblemMessage } from '../../model/changes/cart-problem';
import styles from './add-to-cart-form.module.css';

/** Lazy: fetched while the item is being added. */
const loadItemAdded = () => import('../item-added/item-added');
const ItemAdded = lazyNamed(loadItemAdded, 'ItemAdded');

export interface AddToCartFormProps {
  variantId: string;
  /** Form id, for buttons outside of the form. */
  id?: string;
  /** Distinguishes the buttons of a list. */
  name: string;
  /** Quantity settings; without them one step is added, and no field is shown. */
  quantity?: Omit<AddQuantityProps, 'name' | 'size'> | undefined;
  /** Adds this quantity of the unit at once, without a field. */
  fixedQuantity?: { quantity: number; multiplier: number };
  isForCredits?: boolean;
  size?: 'medium' | 'large';
  /** Below the confirmation: cross-sell from another library. */
  crossSell?: ReactNode;
  /**
   * What is shown around the form, or in its place: a dialog that is closed while the confirmation is open, or an
   * `UnavailableAddButton` while nothing can be added. What is being added meanwhile is still confirmed.
   */
  frame?: (form: ReactNode, isOpen: boolean) => ReactNode;
  /** The confirmation was closed. */
  onDone?: () => void;
}

/** Adds a product to the cart: a plain form without script; with script in place, confirmed in a dialog. */
export function AddToCartForm(props: AddToCartFormProps) {
  const { id, variantId, name, quantity, fixedQuantity, isForCredits = false, size = 'medium' } = props;
  const { crossSell, frame, onDone } = props;
  const { t } = useTranslation('cart');
  const { change, refusal, isBusy, postForm } = useCartFetcher();
  const [dismissedChange, setDismissedChange] = useState(change);
  // The form stays when another variant is selected, so that what is being added is still confirmed.
  const [postedVariantId, setPostedVariantId] = useState(variantId);
  const messageId = useId();
  const multiplier = (quantity ?? fixedQuantity)?.multiplier ?? pieceMultiplier;
  const variantRefusal = postedVariantId === variantId ? refusal : null;
  const addedItem = change?.kind === 'added' && change !== dismissedChange ? change.added : null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The second click of a double click must not add twice.
    if (isBusy || addedItem !== null) return;
    setPostedVariantId(variantId);
    void loadItemAdded().catch(() => {});
    postForm(event);
  }

  function close() {
    setDismissedChange(change);
    onDone?.();
  }

  const form = (
    <form id={id} method="post" action={paths.cart()} onSubmit={submit} className={styles.form}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="id" value={variantId} />
      {isSoldByMetre(multiplier) && <input type="hidden" name="multiplier" value={multiplier} />}
      {isForCredits && <input type="hidden" name="forCredits" value="true" />}
      {fixedQuantity && <input type="hidden" name="quantity" value={fixedQuantity.quantity} />}
      {quantity && <AddQuantity key={variantId} {...quantity} name={name} size={size} />}
      <Button
        type="submit"
        icon="cart"
        size={size}
        isWide
        isBusy={isBusy}
        aria-label={`${t('addToCart.button')} – ${name}`}
        aria-describedby={variantRefusal === null ? undefined : messageId}
      >
        {t('addToCart.button')}
      </Button>
      {variantRefusal !== null && (
        <div role="alert" className={styles.message}>
          <FieldMessage id={messageId}>{cartProblemMessage(variantRefusal.reason, t)}</FieldMessage>
        </div>
      )}
    </form>
  );
  return (
    <>
      {frame ? frame(form, addedItem === null) : form}
      {addedItem !== null && (
        <Suspense>
          <ItemAdded added={addedItem} onClose={close} crossSell={crossSell} />
        </Suspense>
      )}
    </>
  );
}
