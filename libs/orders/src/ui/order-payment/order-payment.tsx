import { RadioCards, plainFields } from '@vyloha/forms';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { formatMoney, type Currency } from '@vyloha/money';
import { Alert, Button, Disclosure } from '@vyloha/ui';
import { invoiceMessage, paymentMessage } from '../../model/payments/online-payment';
import type { OnlinePayment, OrderInvoice } from '../../model/payments/order-payment';
import type { OtherPayment } from '../../model/payments/payment-responses';
import styles from './order-payment.module.css';

interface OrderPaymentProps {
  online: OnlinePayment;
  /** Of an order that is paid by one; `null` for others. */
  invoice: OrderInvoice | null;
  /** State of the order. */
  status: string;
  totalMinor: number;
  /** What is missing where a part has come; `null` for others. */
  restMinor: number | null;
  /** What the shop has to return. */
  refundDueMinor: number;
  currency: Currency;
  /** Methods that it may be changed to. */
  otherPayments: readonly OtherPayment[];
  /** Where its forms are posted. */
  action: string;
  /** Why the last attempt failed; `null` when there was none. */
  error: string | null;
}

/** How far the payment of an order is, with what the shopper can do: pay it, again, or by another method. */
export function OrderPayment({ otherPayments, error, ...props }: OrderPaymentProps) {
  const { t } = useTranslation('orders');
  const message = paymentMessage(props.online.state, props);
  const due = invoiceMessage(props.invoice);
  if (message === null && due === null && otherPayments.length === 0 && error === null) return null;
  return (
    <section className={styles.payment} aria-label={t('pay.title')} data-payment-state={props.online.state}>
      {error !== null && (
        <Alert tone="danger" role="alert">
          <p>{error}</p>
        </Alert>
      )}
      {message !== null && (
        <Alert tone={message.tone} role="status">
          <p>{t(`pay.${message.key}`, { amount: formatMoney(message.amountMinor ?? 0, props.currency) })}</p>
        </Alert>
      )}
      {due !== null && (
        <Alert tone={due.tone} role="status">
          <p>{t(`pay.invoice.${due.key}`, { date: formatDate(due.dueOn) })}</p>
        </Alert>
      )}
      {props.online.isPayable && <PayForm {...props} />}
      {otherPayments.length > 0 && <ChangeForm {...props} otherPayments={otherPayments} />}
    </section>
  );
}

type FormProps = Pick<OrderPaymentProps, 'online' | 'totalMinor' | 'restMinor' | 'currency' | 'action'>;

const payLabels: Readonly<Partial<Record<NonNullable<OnlinePayment['state']>, string>>> = {
  pending: 'pay.continue',
  cancelled: 'pay.payAgain',
  failed: 'pay.payAgain',
};

/** A document of its own follows: the gateway's, or the page as it is now. */
function PayForm({ online, totalMinor, restMinor, currency, action }: FormProps) {
  const { t } = useTranslation('orders');
  const label = (online.state !== null && payLabels[online.state]) || 'pay.pay';
  return (
    <form method="post" action={action}>
      <Button type="submit">{t(label, { amount: formatMoney(restMinor ?? totalMinor, currency) })}</Button>
    </form>
  );
}

function ChangeForm({ otherPayments, currency, action }: FormProps & Pick<OrderPaymentProps, 'otherPayments'>) {
  const { t } = useTranslation('orders');
  const field = plainFields({ formId: 'payment', defaultValue: { payment: otherPayments[0]?.id } })('payment');
  return (
    <Disclosure title={t('pay.change')}>
      <form method="post" action={action} className={styles.change}>
        <RadioCards
          field={{ ...field, required: true }}
          legend={t('pay.method')}
          cards={otherPayments.map(({ id, name, description, priceMinor }) => ({
            value: id,
            title: name,
            description,
            aside: formatMoney(priceMinor, currency, { zeroText: t('pay.free') }),
          }))}
        />
        <p className={styles.hint}>{t('pay.submitHint')}</p>
        <Button type="submit" variant="secondary">
          {t('pay.submit')}
        </Button>
      </form>
    </Disclosure>
  );
}
