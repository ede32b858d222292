import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink } from '@vyloha/ui';
import { CheckoutLayout } from '../checkout-layout/checkout-layout';

/** For shoppers whom the gateway returned to another browser than the one that they paid from. */
export function PaymentReturnPage() {
  const { t } = useTranslation('checkout');
  return (
    <CheckoutLayout step="finish" title={t('paymentReturn.title')} order={null}>
      <p>{t('paymentReturn.text')}</p>
      <p>
        <ButtonLink to={paths.home()} variant="secondary" icon="arrow-left">
          {t('finish.continue')}
        </ButtonLink>
      </p>
    </CheckoutLayout>
  );
}
