import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, Button, usePolling } from '@vyloha/ui';
import { CheckoutLayout } from '../checkout-layout/checkout-layout';

const checkIntervalMs = 5_000;

/** While nobody knows whether the order was placed; asks again by itself, without JavaScript by its button. */
export function UncertainOrder() {
  const { t } = useTranslation('checkout');
  usePolling(checkIntervalMs);
  return (
    <CheckoutLayout step="finish" title={t('uncertain.title')} order={null}>
      <Alert tone="warning">
        <p>{t('uncertain.text')}</p>
      </Alert>
      <form method="get" action={paths.checkoutFinish()}>
        <Button type="submit">{t('uncertain.again')}</Button>
      </form>
    </CheckoutLayout>
  );
}
