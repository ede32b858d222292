import { useActionData, useLoaderData } from '@remix-run/react';
import type { PaymentRefusal } from '@vyloha/account';
import { OrderParty, OrderPrices, OrderState, OrderTerms, OrderTimeline } from '@vyloha/account/ui';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { Card, Container, Link } from '@vyloha/ui';
import type { orderByTokenLoader } from '../../handlers/order-by-token-loader.server';
import type { Order } from '../../model/order/order';
import { orderAttributes } from '../../model/order/order-attributes';
import { transferToPay } from '../../model/payment/payment-state';
import { LinkedText } from '../linked-text/linked-text';
import { NextSteps } from '../next-steps/next-steps';
import { SummaryLines } from '../order-summary/summary-lines';
import { PaymentPanel } from '../payment-kinds/payment-panel';
import { PaymentDetails } from '../payment-kinds/payment-kinds';
import styles from './order-page.module.css';
import { OrderParties } from './order-parties';
import { PrintButton } from './print-button';

type OrderData = ReturnType<typeof useLoaderData<typeof orderByTokenLoader>>;

/** The order of whoever has its token: state, payment, products, addresses; printed it is its sheet. */
export function OrderPage() {
  const { order, unannounced, otherPayments, currency, paymentCodes, seller, terms } =
    useLoaderData<typeof orderByTokenLoader>();
  const refusal = useActionData<PaymentRefusal>();
  const { t } = useTranslation('checkout');
  return (
    <Container className={styles.page}>
      <OrderHeading order={order} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.timeline}>
            <OrderTimeline
              status={order.status}
              isPickUp={order.shipper.isPickUp}
              isPaidUpFront={order.isPaidUpFront}
            />
          </div>
          <PaymentPanel
            order={order}
            currency={currency}
            otherPayments={otherPayments}
            error={refusal?.paymentError ?? null}
          />
          <NextSteps order={order} unannounced={unannounced} />
          {transferToPay(order) !== null && (
            <PaymentDetails payment={order.payment} currency={currency} codes={paymentCodes} />
          )}
        </div>
        <Card as="section" tone="sand" className={styles.products}>
          <h2>{t('order.products')}</h2>
          <SummaryLines lines={order.summary.lines} currency={currency} />
          <OrderPrices prices={order.summary} currency={currency} />
        </Card>
        <div className={styles.parties}>
          <OrderParties order={order} showsPaymentState>
            {orderAttributes.map(
              (name) =>
                order.attributes[name] && (
                  <OrderParty key={name} title={t(`methods.${name}`)} address={null}>
                    <p>{order.attributes[name]}</p>
                  </OrderParty>
                ),
            )}
            {order.comment !== null && (
              <OrderParty title={t('order.comment')} address={null}>
                <p className={styles.comment}>{order.comment}</p>
              </OrderParty>
            )}
            {order.shipperComment !== null && (
              <OrderParty title={t('methods.note_for_shipper')} address={null}>
                <p className={styles.comment}>{order.shipperComment}</p>
              </OrderParty>
            )}
          </OrderParties>
        </div>
      </div>
      <OrderTerms terms={terms} />
      {order.status !== 'cancelled' && !order.isReturned && (
        <p className={styles.help}>
          <Link to={accountPaths.withdrawalOrder(order.token)}>{t('order.withdraw')}</Link>
        </p>
      )}
      <p className={styles.help}>
        <LinkedText text={t('finish.nextHelp')} link={<Link to={paths.contact()}>{t('finish.nextHelpLink')}</Link>} />
      </p>
      <Seller seller={seller} />
    </Container>
  );
}

function OrderHeading({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.heading}>
      <div className={styles.title}>
        <h1>{t('order.title', { code: order.code })}</h1>
        <OrderState {...order} />
      </div>
      <PrintButton />
    </div>
  );
}

/** On paper there is no header and footer to tell whose order it is. */
function Seller({ seller }: Pick<OrderData, 'seller'>) {
  const { t } = useTranslation('checkout');
  const { addressLines, phone, email, tin, vatin } = seller;
  return (
    <section className={styles.seller}>
      <h2>{t('order.seller')}</h2>
      <p>{addressLines.join(', ')}</p>
      <p>{[t('order.sellerNumbers', { tin, vatin }), phone, email].join(' · ')}</p>
    </section>
  );
}
