import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, Card, type IconName } from '@vyloha/ui';
import type { Cart } from '../../model/cart';
import type { CartRefusal } from '../../model/changes/cart-action-result';
import { CartLineRow } from '../cart-line-row/cart-line-row';
import { EmptyCartForm } from '../empty-cart-form/empty-cart-form';
import { RemoveConfirmation } from '../remove-confirmation/remove-confirmation';
import styles from './cart-lines.module.css';

/** What else the shopper may do with the cart; the server says it, so that pages without it load no texts of it. */
export interface CartLink {
  to: string;
  label: string;
  icon: IconName;
}

interface CartLinesProps {
  cart: Cart;
  /** The line whose removal a shopper without script is to confirm. */
  lineToRemove: string | null;
  refusal: CartRefusal | null;
  hasLists: boolean;
  links: readonly CartLink[];
}

/** The lines of the cart, with the removal confirmation. */
export function CartLines({ cart, lineToRemove, refusal, hasLists, links }: CartLinesProps) {
  const { t } = useTranslation('cart');
  const requestedLine = cart.lines.find(({ id }) => id === lineToRemove);
  return (
    <section aria-label={t('page.lines')}>
      {requestedLine && (
        <Card tone="sand" className={styles.confirmation}>
          <h2 className={styles.title}>{t('remove.title')}</h2>
          <p>{[requestedLine.name, requestedLine.variantName].filter(Boolean).join(', ')}</p>
          <RemoveConfirmation
            lineId={requestedLine.id}
            cancelAction={
              <ButtonLink to={paths.cart()} variant="secondary">
                {t('remove.cancel')}
              </ButtonLink>
            }
          />
        </Card>
      )}
      <ul className={styles.list}>
        {cart.lines.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            refusal={refusal?.lineId === line.id ? refusal : null}
            hasLists={hasLists}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to={paths.home()} variant="quiet" icon="arrow-left">
          {t('page.backToShop')}
        </ButtonLink>
        {links.map(({ label, ...link }) => (
          <ButtonLink key={link.to} {...link} variant="quiet">
            {label}
          </ButtonLink>
        ))}
        <EmptyCartForm />
      </div>
    </section>
  );
}
