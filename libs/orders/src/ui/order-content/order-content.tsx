import { useTranslation } from '@vyloha/i18n';
import { Card } from '@vyloha/ui';
import type { ComponentProps, ReactNode } from 'react';
import { isWithdrawable } from '../../model/after-sale';
import { orderAttributes } from '../../model/order-fields';
import { paymentMessage } from '../../model/payments/online-payment';
import { missingRestMinor, transferToPay } from '../../model/payments/payment-state';
import type { PaymentCode } from '../../model/payments/payment-code';
import { CancelOrder } from '../cancel-order/cancel-order';
import { NextSteps } from '../next-steps/next-steps';
import { OrderDay } from '../order-day/order-day';
import { OrderGuarantee } from '../order-guarantee/order-guarantee';
import { OrderLines } from '../order-lines/order-lines';
import { MoneyRows } from '../order-prices/money-rows';
import { OrderParcels } from '../order-parcels/order-parcels';
import { OrderParties, OrderParty } from '../order-parties/order-parties';
import { PaymentPanel } from '../order-payment/payment-panel';
import { OrderPrices } from '../order-prices/order-prices';
import { OrderTerms } from '../order-terms/order-terms';
import { OrderTimeline } from '../order-timeline/order-timeline';
import { PaymentDetails } from '../payment-kinds/payment-kinds';
import styles from './order-content.module.css';

interface OrderContentProps extends ComponentProps<typeof PaymentPanel> {
  paymentCodes: readonly PaymentCode[];
  /** States that it reaches without a mail. */
  unannounced: readonly string[];
  terms: ComponentProps<typeof OrderTerms>['terms'];
  /** What can be done with its products. */
  productActions?: ReactNode;
  /** Below the products and the parties. */
  documents?: ReactNode;
  /** Opens its file for a calendar; left out where the order is seen without it. */
  token?: string;
  /** Why it was not cancelled; `null` when nobody tried. */
  cancelError: string | null;
  /** How to withdraw from it, where that is possible. */
  withdrawal: ReactNode;
  /** How to claim its defects, where that is possible. */
  claim?: ReactNode;
}

/** All that the pages of an order show of it: state, payment, products, addresses, notes, terms; printed it is its sheet. */
export function OrderContent(props: OrderContentProps) {
  const { paymentCodes, unannounced, terms, token = null, productActions, documents, ...rest } = props;
  const { cancelError, withdrawal, claim, ...payment } = rest;
  const { order, action, isReadOnly = false } = payment;
  const { t } = useTranslation('orders');
  // Another way to pay comes after this one.
  const isTransfer = order.payment.type === 'BANK_TRANSFER' && transferToPay(order) !== null;
  const { state } = order.online;
  // The panel has said it.
  const isPaymentSaid =
    state !== null && paymentMessage(state, { ...order, restMinor: missingRestMinor(order) }) !== null;
  return (
    <>
      <div className={styles.content}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <OrderDay order={order} token={token} />
            <div className={styles.timeline}>
              <OrderTimeline
                status={order.status}
                isPickUp={order.shipper.isPickUp}
                isPaidUpFront={order.isPaidUpFront}
              />
            </div>
            {!isTransfer && <PaymentPanel {...payment} />}
            <NextSteps order={order} unannounced={unannounced} />
            <OrderParcels order={order} />
            {transferToPay(order) !== null && (
              <PaymentDetails payment={order.payment} currency={order.currency} codes={paymentCodes} />
            )}
            {isTransfer && <PaymentPanel {...payment} />}
          </div>
          <Card as="section" tone="sand" className={styles.products}>
            <h2>{t('order.productsTitle')}</h2>
            <OrderLines lines={order.lines} currency={order.currency} />
            <OrderPrices prices={order.prices} currency={order.currency} />
            <MoneyRows order={order} />
            <OrderGuarantee order={order} />
            {productActions}
          </Card>
          <div className={styles.parties}>
            <OrderParties order={order} showsPaymentState={!isPaymentSaid}>
              {orderAttributes.map((name) => (
                <Note key={name} title={t(`field.${name}`)} text={order.attributes[name] ?? null} />
              ))}
              <Note title={t('order.comment')} text={order.comment} />
              <Note title={t('order.shipperComment')} text={order.shipperComment} />
            </OrderParties>
          </div>
        </div>
      </div>
      {documents}
      <OrderTerms terms={terms} />
      <CancelOrder order={order} action={action} error={cancelError} isReadOnly={isReadOnly} />
      {isWithdrawable(order) && withdrawal}
      {claim}
    </>
  );
}

/** What the customer wrote to it; nothing where they did not. */
function Note({ title, text }: { title: string; text: string | null }) {
  if (text === null || text === '') return null;
  return (
    <OrderParty title={title} address={null}>
      <p className={styles.note}>{text}</p>
    </OrderParty>
  );
}
