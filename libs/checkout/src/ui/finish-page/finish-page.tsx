import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { NextSteps, OrderDay, OrderParties, PaymentDetails, PaymentPanel } from '@vyloha/orders/ui';
import { Alert, ButtonLink, Card, Link, LinkedText } from '@vyloha/ui';
import type { finishPageLoader } from '../../handlers/finish-page-loader.server';
import { CheckoutLayout } from '../checkout-layout/checkout-layout';
import { usePurchase } from '../measuring/use-purchase';
import styles from './finish-page.module.css';
import { UncertainOrder } from './uncertain-order';

type PlacedOrderData = Extract<ReturnType<typeof useLoaderData<typeof finishPageLoader>>, { kind: 'placed' }>;

/** The placed order, or what is known of it. */
export function FinishPage() {
  const data = useLoaderData<typeof finishPageLoader>();
  return data.kind === 'placed' ? <PlacedOrder {...data} /> : <UncertainOrder />;
}

/** The placed order, its payment details and next steps. */
function PlacedOrder(data: PlacedOrderData) {
  const { order, token, unannounced, otherPayments, hasRegistered, mayRegister, paymentCodes } = data;
  const { t } = useTranslation('checkout');
  const { t: tOrders } = useTranslation('orders');
  const { lines, prices, currency } = order;
  usePurchase(order);
  const panel = (
    <PaymentPanel order={order} otherPayments={otherPayments} action={paths.orderByToken(token)} error={null} />
  );
  // Another way to pay comes after this one.
  const isTransfer = order.payment.type === 'BANK_TRANSFER';
  return (
    <CheckoutLayout step="finish" title={t('finish.title')} order={{ summary: { lines, ...prices }, currency }}>
      <OrderDay order={order} token={token} />
      <Alert tone="success" className={styles.thanks}>
        <p className={styles.code}>
          {t('finish.code')} <strong data-order-code={order.code}>{order.code}</strong>
          <span hidden data-order-token={token}>
            {token}
          </span>
        </p>
        <p>{t('finish.confirmation', { email: order.customer.email })}</p>
        {hasRegistered && <p>{t('finish.registration', { email: order.customer.email })}</p>}
      </Alert>
      {!isTransfer && panel}
      <NextSteps order={order} unannounced={unannounced} />
      <PaymentDetails payment={order.payment} currency={currency} codes={paymentCodes} />
      {isTransfer && panel}
      {mayRegister && <AccountOffer email={order.customer.email} />}
      <OrderParties order={order} />
      <p>
        <LinkedText text={tOrders('next.help')} link={<Link to={paths.contact()}>{tOrders('next.helpLink')}</Link>} />
      </p>
      <p className={styles.links}>
        {/* A document of its own: scripts of this one that measure must not see the order's secret URL. */}
        <ButtonLink
          to={paths.orderByToken(token)}
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

/** To a guest: with the account of their e-mail comes the order. */
function AccountOffer({ email }: { email: string }) {
  const { t } = useTranslation('checkout');
  return (
    <Card as="section" tone="sand" className={styles.account}>
      <h2>{t('finish.account.title')}</h2>
      <p>{t('finish.account.text', { email })}</p>
      <p>
        <ButtonLink to={paths.register()} variant="secondary" icon="user">
          {t('finish.account.button')}
        </ButtonLink>
      </p>
    </Card>
  );
}
