import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, Icon } from '@vyloha/ui';
import { useCartFetcher } from '../use-cart-fetcher';
import styles from './empty-cart-form.module.css';

/** Empties the cart; the button is behind a disclosure, with or without script. */
export function EmptyCartForm() {
  const { t } = useTranslation('cart');
  const { postForm, isBusy } = useCartFetcher();
  return (
    <details className={styles.frame}>
      <summary className={styles.trigger}>
        <Icon name="trash" />
        {t('empty.button')}
      </summary>
      <form method="post" action={paths.cart()} onSubmit={postForm} className={styles.confirmation}>
        <input type="hidden" name="intent" value="empty" />
        <p>{t('empty.question')}</p>
        <Button type="submit" variant="danger" size="small" isBusy={isBusy}>
          {t('empty.confirm')}
        </Button>
      </form>
    </details>
  );
}
