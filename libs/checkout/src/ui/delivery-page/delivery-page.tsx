import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Link } from '@vyloha/ui';
import type { DeliveryFormAnswer } from '../../handlers/fill-delivery-form.server';
import type { deliveryPageLoader } from '../../handlers/delivery-page-loader.server';
import { toSummary } from '../../model/order/summary';
import { CheckoutLayout } from '../checkout-layout/checkout-layout';
import { DeliveryForm } from '../delivery-form/delivery-form';
import { LinkedText } from '../linked-text/linked-text';

/** The first step: delivery details. */
export function DeliveryPage() {
  const { details, isLoggedIn, products, currency, hasCompanyRegister, settings, addresses } =
    useLoaderData<typeof deliveryPageLoader>();
  const answer = useActionData<DeliveryFormAnswer>();
  const { t } = useTranslation('checkout');
  return (
    <CheckoutLayout
      step="delivery"
      title={t('delivery.title')}
      order={{ summary: toSummary(products, null, null), currency }}
    >
      {!isLoggedIn && (
        <p>
          <LinkedText
            text={t('delivery.login')}
            link={<Link to={paths.login(paths.checkoutInfo())}>{t('delivery.loginLink')}</Link>}
          />
        </p>
      )}
      <DeliveryForm
        details={details}
        settings={settings}
        addresses={addresses}
        lastResult={answer?.submission}
        currencyToSwitchTo={answer?.currencyToSwitchTo ?? null}
        notice={answer?.notice ?? null}
        hasCompanyRegister={hasCompanyRegister}
      />
    </CheckoutLayout>
  );
}
