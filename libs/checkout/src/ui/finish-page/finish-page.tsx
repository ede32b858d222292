import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, ButtonLink } from '@vyloha/ui';
import type { finishPageLoader } from '../../handlers/finish-page-loader.server';
import { CheckoutLayout } from '../checkout-layout/checkout-layout';
import { LinkedText } from '../linked-text/linked-text';
import type { Order } from '../../model/order/order';
import { OrderSummary } from '../order-summary/order-summary';
import { PaymentDetails, nextStepOf } from '../payment-kinds/payment-kinds';
import styles from './finish-page.module.css';
import { OrderParties } from './order-parties';
import { UncertainOrder } from './uncertain-order';

/** Next steps: payment, then delivery. */
function NextSteps({ order: { payment, shipper, branch } }: { order: Order }) {
  const { t } = useTranslation('checkout');
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">{t('finish.nextTitle')}</h2>
      <ol className={styles.steps}>
        <li>{t(nextStepOf(payment))}</li>
        <li>{shipper.isPickUp ? t('finish.nextPickUp', { branch: branch?.name ?? '' }) : t('finish.nextDelivery')}</li>
      </ol>
    </section>
  );
}

type PlacedOrderData = Extract<ReturnType<typeof useLoaderData<typeof finishPageLoader>>, { kind: 'placed' }>;

/** The placed order, or what is known of it. */
export function FinishPage() {
  const data = useLoaderData<typeof finishPageLoader>();
  return data.kind === 'placed' ? <PlacedOrder {...data} /> : <UncertainOrder />;
}

/** The placed order, its payment details and next steps. */
function PlacedOrder({ order, isBillingAddressVisible, currency, paymentQr }: PlacedOrderData) {
  const { t } = useTranslation('checkout');
  return (
    <CheckoutLayout
      step="finish"
      title={t('finish.title')}
      summary={<OrderSummary summary={order.summary} currency={currency} />}
    >
      <Alert tone="success" className={styles.thanks}>
        <p className={styles.code}>
          {t('finish.code')} <strong data-order-code={order.code}>{order.code}</strong>
          <span hidden data-order-token={order.token}>
            {order.token}
          </span>
        </p>
        <p>{t('finish.confirmation', { email: order.customer.email })}</p>
      </Alert>
      <NextSteps order={order} />
      <PaymentDetails payment={order.payment} currency={currency} qr={paymentQr} />
      <OrderParties order={order} isBillingAddressVisible={isBillingAddressVisible} />
      <p>
        <LinkedText text={t('finish.nextHelp')} link={<Link to={paths.contact()}>{t('finish.nextHelpLink')}</Link>} />
      </p>
      <p>
        <ButtonLink to={paths.home()} variant="secondary" icon="arrow-left">
          {t('finish.continue')}
        </ButtonLink>
      </p>
    </CheckoutLayout>
  );
}
