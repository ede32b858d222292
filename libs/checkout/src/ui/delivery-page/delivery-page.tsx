import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { RemovedLinesNotice } from '@vyloha/cart/ui';
import { isFeatureVisible, usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, Button, Link, LinkedText } from '@vyloha/ui';
import type { DeliveryFormAnswer } from '../../handlers/fill-delivery-form.server';
import type { deliveryPageLoader } from '../../handlers/delivery-page-loader.server';
import { toSummary } from '../../model/order/summary';
import { CheckoutLayout } from '../checkout-layout/checkout-layout';
import { DeliveryForm } from '../delivery-form/delivery-form';
import styles from './delivery-page.module.css';

/** The first step: delivery details. */
export function DeliveryPage() {
  const { details, isLoggedIn, isRemembered, products, currency, hasCompanyRegister, settings, addresses } =
    useLoaderData<typeof deliveryPageLoader>();
  const { hasRemovedLines, removedNames, lostGifts, vatNumberState } = useLoaderData<typeof deliveryPageLoader>();
  const answer = useActionData<DeliveryFormAnswer>();
  const { t } = useTranslation('checkout');
  const canLogIn = isFeatureVisible(usePublicConfig(), 'login');
  return (
    <CheckoutLayout
      step="delivery"
      title={t('delivery.title')}
      order={{ summary: toSummary(products, null, null), currency }}
    >
      {hasRemovedLines && <RemovedLinesNotice names={removedNames} />}
      {lostGifts && (
        <Alert tone="warning" role="alert">
          {lostGifts}
        </Alert>
      )}
      {!isLoggedIn && canLogIn && (
        <p>
          <LinkedText
            text={t('delivery.login')}
            link={<Link to={paths.login(paths.checkoutInfo())}>{t('delivery.loginLink')}</Link>}
          />
        </p>
      )}
      {isRemembered && (
        <Form method="post" className={styles.remembered}>
          <p>{t('delivery.remembered')}</p>
          <Button type="submit" name="forget" value="details" variant="quiet" size="small" icon="trash">
            {t('delivery.forget')}
          </Button>
        </Form>
      )}
      <DeliveryForm
        key={String(isRemembered)}
        details={details}
        settings={settings}
        addresses={addresses}
        lastResult={answer?.submission}
        currencyToSwitchTo={answer?.currencyToSwitchTo ?? null}
        notice={answer?.notice ?? null}
        hasCompanyRegister={hasCompanyRegister}
        vatNumberState={vatNumberState}
      />
    </CheckoutLayout>
  );
}
