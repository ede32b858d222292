import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, Card } from '@vyloha/ui';
import type { Cart } from '../../model/cart';
import type { CartRefusal } from '../../model/cart-action-result';
import { CartLineRow } from '../cart-line-row/cart-line-row';
import { EmptyCartForm } from '../empty-cart-form/empty-cart-form';
import { RemoveQuestion } from '../remove-question/remove-question';
import styles from './cart-lines.module.css';

interface CartLinesProps {
  cart: Cart;
  /** The line a shopper without script wants to remove. */
  lineToRemove: string | null;
  refusal: CartRefusal | null;
}

/** The goods in the cart, with the question whether to remove one of them. */
export function CartLines({ cart, lineToRemove, refusal }: CartLinesProps) {
  const { t } = useTranslation('cart');
  const asked = cart.lines.find(({ id }) => id === lineToRemove);
  return (
    <section aria-label={t('page.lines')}>
      {asked && (
        <Card tone="sand" className={styles.question}>
          <h2 className={styles.title}>{t('remove.title')}</h2>
          <p>{[asked.name, asked.variantName].filter(Boolean).join(', ')}</p>
          <RemoveQuestion
            lineId={asked.id}
            cancel={
              <ButtonLink to={paths.cart()} variant="secondary">
                {t('remove.cancel')}
              </ButtonLink>
            }
          />
        </Card>
      )}
      <ul className={styles.list}>
        {cart.lines.map((line) => (
          <CartLineRow key={line.id} line={line} refusal={refusal?.lineId === line.id ? refusal : null} />
        ))}
      </ul>
      <div className={styles.ways}>
        <ButtonLink to={paths.home()} variant="quiet" icon="arrow-left">
          {t('page.backToShop')}
        </ButtonLink>
        <EmptyCartForm />
      </div>
    </section>
  );
}
