import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { CounterBadge, Icon, Link, VisuallyHidden } from '@vyloha/ui';
import type { MiniCart } from '../../model/mini-cart';
import { useFormatPrice } from '../use-format-price';
import styles from './cart-link.module.css';

/** Link to the cart with the number of pieces and the total; one that could not be read is not shown as empty. */
export function CartLink({
  cart: { pieces, total, isUnknown },
}: {
  cart: Pick<MiniCart, 'pieces' | 'total' | 'isUnknown'>;
}) {
  const { t } = useTranslation('cart');
  const formatPrice = useFormatPrice();
  const knownText = pieces === 0 ? t('mini.title') : formatPrice(total);
  const knownLabel = t('mini.label', { count: pieces, total: formatPrice(total) });
  return (
    <Link to={paths.cart()} className={styles.link}>
      <span className={styles.icon} aria-hidden>
        <Icon name="cart" size={24} />
        <span data-cart-count={pieces} className={pieces === 0 ? styles.none : styles.count}>
          {pieces === 0 ? pieces : <CounterBadge count={pieces} />}
        </span>
      </span>
      <span className={styles.text} aria-hidden>
        {isUnknown ? t('mini.unknownShort') : knownText}
      </span>
      <VisuallyHidden>{isUnknown ? t('mini.unknown') : knownLabel}</VisuallyHidden>
    </Link>
  );
}
