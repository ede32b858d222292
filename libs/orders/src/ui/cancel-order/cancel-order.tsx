import { plainFields, TextareaField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { Alert, Button, Disclosure } from '@vyloha/ui';
import { cancelIntent, maxReasonLength, moneyOfCancelled } from '../../model/cancellation';
import type { Order } from '../../model/order';
import styles from './cancel-order.module.css';

interface CancelOrderProps {
  order: Order;
  /** Where its form is posted. */
  action: string;
  /** Why the last attempt failed; `null` when there was none. */
  error: string | null;
  /** Whether whoever sees it may not cancel it. */
  isReadOnly: boolean;
}

/** Cancels an order; the button is behind a disclosure that says what happens to the money, with or without script. */
export function CancelOrder({ order, action, error, isReadOnly }: CancelOrderProps) {
  const { t } = useTranslation('orders');
  const isOffered = order.isCancellable && !isReadOnly;
  if (!isOffered && error === null) return null;
  const reason = plainFields({ formId: 'cancel' })('reason');
  return (
    <section className={styles.cancel} aria-label={t('cancel.title')}>
      {error !== null && (
        <Alert tone="danger" role="alert">
          <p>{error}</p>
        </Alert>
      )}
      {isOffered && (
        <Disclosure title={t('cancel.title')} isInitiallyOpen={error !== null}>
          <form method="post" action={action} className={styles.form}>
            <p>{t('cancel.question')}</p>
            <p>{t(`cancel.money.${moneyOfCancelled(order)}`)}</p>
            <TextareaField field={reason} label={t('cancel.reason')} rows={2} maxLength={maxReasonLength} />
            <Button type="submit" name="intent" value={cancelIntent} variant="danger">
              {t('cancel.confirm')}
            </Button>
          </form>
        </Disclosure>
      )}
    </section>
  );
}
