import { limits } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { useShopper } from '@vyloha/session/ui';
import { ButtonLink } from '@vyloha/ui';
import { useEffect, useState } from 'react';
import type { MiniCart as MiniCartModel } from '../../model/mini-cart';
import { CartLink } from '../cart-link/cart-link';
import { MiniCartLine } from '../mini-cart-line/mini-cart-line';
import { useFormatCredits } from '../use-format-credits';
import { useFormatPrice } from '../use-format-price';
import { useEscapeDismissal } from './use-escape-dismissal';
import styles from './mini-cart.module.css';

/**
 * The header's cart: a link and, unless it is empty, a drop-down with its lines. The drop-down is CSS on
 * hover and focus; script only adds closing by Escape. Its forms are those of the cart page.
 */
export function MiniCart({ cart }: { cart: MiniCartModel }) {
  const { t } = useTranslation('cart');
  const formatPrice = useFormatPrice();
  const formatCredits = useFormatCredits();
  const { displayVat } = useShopper();
  const containerRef = useEscapeDismissal<HTMLDivElement>();
  const [lineToRemove, setLineToRemove] = useState<string | null>(null);
  const isRemoved = lineToRemove !== null && cart.lines.every(({ id }) => id !== lineToRemove);

  // The dialog that had the focus is gone with its line.
  useEffect(() => {
    if (!isRemoved) return;
    containerRef.current?.querySelector('a')?.focus();
    setLineToRemove(null);
  }, [isRemoved, containerRef]);

  return (
    <div ref={containerRef} className={styles.frame}>
      <CartLink cart={cart} />
      {cart.lines.length > 0 && (
        <div className={styles.panel} role="group" aria-label={t('mini.content')}>
          <ul
            className={styles.lines}
            data-scrolls={cart.lines.length > limits.cartDropdownItemsBeforeScroll || undefined}
          >
            {cart.lines.map((line) => (
              <MiniCartLine
                key={line.id}
                line={line}
                isRemoving={line.id === lineToRemove}
                onRemove={setLineToRemove}
              />
            ))}
          </ul>
          <p className={styles.total}>
            <span>{t(displayVat ? 'mini.total' : 'mini.totalWithoutTax')}</span>
            <strong>
              {formatPrice(cart.total)}
              {cart.credits > 0 && ` + ${formatCredits(cart.credits)}`}
            </strong>
          </p>
          <ButtonLink to={paths.cart()} isWide>
            {t('mini.toCart')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
