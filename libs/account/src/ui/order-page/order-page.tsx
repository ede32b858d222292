import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { Button, ButtonLink } from '@vyloha/ui';
import type { orderLoader } from '../../handlers/orders/order-loader.server';
import type { PaymentRefusal } from '../../model/payments/online-payment';
import { repeatableLines } from '../../model/repeated-order';
import { schedulableLines } from '../../model/schedules/schedule-lines';
import { BankTransfer } from '../bank-transfer/bank-transfer';
import { ProductTable } from '../product-table/product-table';
import { OrderDocuments } from '../documents-page/order-documents';
import { BuyerParty, OrderDelivery, OrderParties, OrderParty } from '../order-parties/order-parties';
import { OrderPrices } from '../order-prices/order-prices';
import { OrderState } from '../order-status/order-state';
import { OrderTerms } from '../order-terms/order-terms';
import { OrderTimeline } from '../order-timeline/order-timeline';
import { OrderPayment } from '../order-payment/order-payment';
import { UserPage } from '../user-page/user-page';
import { OrderFiles } from './order-files';
import styles from './order-page.module.css';

type OrderData = ReturnType<typeof useLoaderData<typeof orderLoader>>;

/** One order: state, products, totals, addresses. */
export function OrderPage() {
  const data = useLoaderData<typeof orderLoader>();
  const { order, isReadOnly, transfer, paymentCodes, otherPayments, terms, documents } = data;
  const refusal = useActionData<PaymentRefusal>();
  const { t } = useTranslation('account');
  return (
    <UserPage
      title={t('order.title', { code: order.code })}
      parentPages={[
        isReadOnly
          ? { title: t('orders.ofCompany'), to: accountPaths.companyOrders() }
          : { title: t('menu.orders'), to: paths.orders() },
      ]}
    >
      <OrderState {...order} />
      {isReadOnly && <p>{t('order.orderedByName', { name: order.orderedBy?.name ?? '' })}</p>}
      <OrderTimeline
        status={order.status}
        isPickUp={order.shipper.isPickUp}
        isPaidUpFront={order.payment.isPaidUpFront}
      />
      <OrderPayment
        online={isReadOnly ? { ...order.payment.online, isPayable: false } : order.payment.online}
        invoice={order.payment.invoice}
        status={order.status}
        totalMinor={order.prices.totalMinor}
        refundDueMinor={order.refundDueMinor}
        currency={order.currency}
        otherPayments={otherPayments}
        action={paths.order(order.code)}
        error={refusal?.paymentError ?? null}
      />
      {transfer && (
        <BankTransfer
          transfer={transfer}
          currency={order.currency}
          codes={paymentCodes}
          invoice={order.payment.invoice}
        />
      )}
      <OrderedProducts {...data} />
      <OrderDocuments documents={documents} />
      <OrderParties>
        <OrderParty
          title={t(order.shipper.isPickUp || order.shipper.isAtPoint ? 'order.pickUp' : 'order.shippingAddress')}
          address={{ ...order.shippingAddress, name: order.branch?.name ?? order.shippingAddress.name }}
        >
          {order.shipper.isAtPoint && <p>{t('order.recipient', { name: order.shippingAddress.name })}</p>}
          <OrderDelivery {...order} isPickUp={order.shipper.isPickUp || order.shipper.isAtPoint} />
        </OrderParty>
        <BuyerParty order={order} />
      </OrderParties>
      <OrderNotes {...order} />
      <OrderTerms terms={terms} />
      {order.status !== 'cancelled' && !order.isReturned && !isReadOnly && (
        // The next page's URL contains a secret: a document of its own is not measured.
        <Form method="post" action={paths.withdrawal()} reloadDocument>
          <Button type="submit" name="order" value={order.code} variant="secondary" icon="return">
            {t('order.withdraw')}
          </Button>
        </Form>
      )}
    </UserPage>
  );
}

function OrderedProducts({ order, attempt, hasFiles, maySchedule }: OrderData) {
  const { t } = useTranslation('account');
  return (
    <section className={styles.products}>
      <h2>{t('order.products')}</h2>
      <ProductTable lines={order.lines} currency={order.currency} />
      <OrderPrices prices={order.prices} currency={order.currency} />
      <div className={styles.actions}>
        {repeatableLines(order).sold.length > 0 && (
          <Form method="post" action={paths.order(order.code)}>
            <input type="hidden" name="attempt" value={attempt} />
            <Button type="submit" name="intent" value="repeat" variant="secondary" icon="cart">
              {t('order.repeat.button')}
            </Button>
          </Form>
        )}
        {maySchedule && schedulableLines(order).length > 0 && (
          <ButtonLink to={accountPaths.newSchedule(order.code)} variant="quiet" icon="repeat">
            {t('schedule.button')}
          </ButtonLink>
        )}
      </div>
      {hasFiles && <OrderFiles order={order} />}
    </section>
  );
}

/** What the customer wrote to it. */
function OrderNotes({ customNumber, comment, shipperComment }: OrderData['order']) {
  const { t } = useTranslation('account');
  const notes = { customNumber, comment, shipperComment };
  return Object.entries(notes).map(
    ([key, note]) =>
      note !== null && (
        <section key={key}>
          <h2>{t(`order.${key}`)}</h2>
          <p>{note}</p>
        </section>
      ),
  );
}
