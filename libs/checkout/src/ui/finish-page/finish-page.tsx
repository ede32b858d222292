import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, ButtonLink, Link } from '@vyloha/ui';
import type { finishPageLoader } from '../../handlers/finish-page-loader.server';
import { CheckoutLayout } from '../checkout-layout/checkout-layout';
import { LinkedText } from '../linked-text/linked-text';
import { NextSteps } from '../next-steps/next-steps';
import { OrderParties } from '../order-page/order-parties';
import { usePurchase } from '../measuring/use-purchase';
import { PaymentPanel } from '../payment-kinds/payment-panel';
import { PaymentDetails } from '../payment-kinds/payment-kinds';
import styles from './finish-page.module.css';
import { UncertainOrder } from './uncertain-order';

type PlacedOrderData = Extract<ReturnType<typeof useLoaderData<typeof finishPageLoader>>, { kind: 'placed' }>;

/** The placed order, or what is known of it. */
export function FinishPage() {
  const data = useLoaderData<typeof finishPageLoader>();
  return data.kind === 'placed' ? <PlacedOrder {...data} /> : <UncertainOrder />;
}

/** The placed order, its payment details and next steps. */
function PlacedOrder({ order, unannounced, otherPayments, hasRegistered, currency, paymentCodes }: PlacedOrderData) {
  const { t } = useTranslation('checkout');
  usePurchase(order);
  return (
    <CheckoutLayout step="finish" title={t('finish.title')} order={{ summary: order.summary, currency }}>
      <Alert tone="success" className={styles.thanks}>
        <p className={styles.code}>
          {t('finish.code')} <strong data-order-code={order.code}>{order.code}</strong>
          <span hidden data-order-token={order.token}>
            {order.token}
          </span>
        </p>
        <p>{t('finish.confirmation', { email: order.customer.email })}</p>
        {hasRegistered && <p>{t('finish.registration', { email: order.customer.email })}</p>}
      </Alert>
      <PaymentPanel order={order} currency={currency} otherPayments={otherPayments} error={null} />
      <NextSteps order={order} unannounced={unannounced} />
      <PaymentDetails payment={order.payment} currency={currency} codes={paymentCodes} />
      <OrderParties order={order} />
      <p>
        <LinkedText text={t('finish.nextHelp')} link={<Link to={paths.contact()}>{t('finish.nextHelpLink')}</Link>} />
      </p>
      <p className={styles.links}>
        {/* A document of its own: scripts of this one that measure must not see the order's secret URL. */}
        <ButtonLink
          to={paths.orderByToken(order.token)}
          reloadDocument
          variant={order.online.isPayable ? 'secondary' : 'primary'}
          icon="package"
        >
          {t('finish.orderPage')}
        </ButtonLink>
        <ButtonLink to={paths.home()} variant="secondary" icon="arrow-left">
          {t('finish.continue')}
        </ButtonLink>
      </p>
    </CheckoutLayout>
  );
}
