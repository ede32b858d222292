import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, FieldMessage, VisuallyHidden } from '@vyloha/ui';
import { type FormEvent, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { isSoldByMetre, pieceMultiplier } from '../../model/quantity';
import { AddQuantity, type AddQuantityProps } from '../add-quantity/add-quantity';
import { useCartFetcher } from '../use-cart-fetcher';
import { cartProblemMessage } from '../../model/cart-problem';
import styles from './add-to-cart-form.module.css';

/** Fetched while the goods are being added. */
const loadItemAdded = () => import('../item-added/item-added');
const ItemAdded = lazy(async () => ({ default: (await loadItemAdded()).ItemAdded }));

/** Why goods cannot be put into the cart now. */
export type AddToCartObstacle = 'variantRequired' | 'notAvailable';

export interface AddToCartFormProps {
  variantId: string;
  /** For buttons outside of the form. */
  id?: string;
  /** Tells the buttons of a list apart. */
  name: string;
  /** The button looks disabled, stays focusable and says why. */
  obstacle?: AddToCartObstacle | null;
  /** How the goods are counted; without it one step is added, and no field is shown. */
  quantity?: Omit<AddQuantityProps, 'name'>;
  isForCredits?: boolean;
  size?: 'medium' | 'large';
  /** Below the confirmation: what another room offers with the goods. */
  crossSell?: ReactNode;
  /** A window around the form, which gives way to the confirmation. */
  frame?: (form: ReactNode, isOpen: boolean) => ReactNode;
  /** The confirmation was closed. */
  onDone?: () => void;
}

/** Puts goods into the cart: a plain form without script, with it in place and confirmed in a dialog. */
export function AddToCartForm(props: AddToCartFormProps) {
  const { id, variantId, name, obstacle = null, quantity, isForCredits = false, size = 'medium' } = props;
  const { crossSell, frame, onDone } = props;
  const { t } = useTranslation('cart');
  const { result, isBusy, postForm } = useCartFetcher();
  const [seen, setSeen] = useState(result);
  const messageId = useId();
  const multiplier = quantity?.multiplier ?? pieceMultiplier;
  const confirmed = result?.kind === 'added' && result !== seen ? result.added : null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The second click of a double click must not add twice.
    if (isBusy || confirmed !== null || obstacle !== null) return;
    void loadItemAdded().catch(() => {});
    postForm(event);
  }

  function close() {
    setSeen(result);
    onDone?.();
  }

  const form = (
    <form id={id} method="post" action={paths.cart()} onSubmit={submit} className={styles.form}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="id" value={variantId} />
      {isSoldByMetre(multiplier) && <input type="hidden" name="multiplier" value={multiplier} />}
      {isForCredits && <input type="hidden" name="forCredits" value="true" />}
      {quantity && obstacle === null && <AddQuantity {...quantity} name={name} />}
      <Button
        type="submit"
        icon="cart"
        size={size}
        isWide
        isBusy={isBusy}
        unavailableReason={obstacle === null ? undefined : t(`addToCart.${obstacle}`)}
        aria-describedby={result?.kind === 'refused' ? messageId : undefined}
      >
        {t('addToCart.button')}
        <VisuallyHidden> – {name}</VisuallyHidden>
      </Button>
      {result?.kind === 'refused' && (
        <div role="alert" className={styles.message}>
          <FieldMessage id={messageId}>{cartProblemMessage(result.problem, t)}</FieldMessage>
        </div>
      )}
    </form>
  );
  return (
    <>
      {frame ? frame(form, confirmed === null) : form}
      {confirmed !== null && (
        <Suspense>
          <ItemAdded added={confirmed} onClose={close} crossSell={crossSell} />
        </Suspense>
      )}
    </>
  );
}
