import { Link } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { CounterBadge, Icon, VisuallyHidden } from '@vyloha/ui';
import type { MiniCart } from '../../model/mini-cart';
import { useMoney } from '../use-money';
import styles from './cart-link.module.css';

/** The way to the cart with the number of pieces in it and what they cost. */
export function CartLink({ cart: { pieces, total } }: { cart: Pick<MiniCart, 'pieces' | 'total'> }) {
  const { t } = useTranslation('cart');
  const money = useMoney();
  return (
    <Link to={paths.cart()} className={styles.link}>
      <span className={styles.icon} aria-hidden>
        <Icon name="cart" size={24} />
        <span data-cart-count={pieces} className={pieces === 0 ? styles.none : styles.count}>
          {pieces === 0 ? pieces : <CounterBadge count={pieces} />}
        </span>
      </span>
      <span className={styles.text} aria-hidden>
        {pieces === 0 ? t('mini.title') : money(total)}
      </span>
      <VisuallyHidden>{t('mini.label', { count: pieces, total: money(total) })}</VisuallyHidden>
    </Link>
  );
}
