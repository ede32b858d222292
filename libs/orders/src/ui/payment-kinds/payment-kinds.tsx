import type { Currency } from '@vyloha/money';
import type { IconName } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { KnownPayment, OrderPayment } from '../../model/payments/order-payment';
import type { PaymentCode } from '../../model/payments/payment-code';
import { BankTransfer } from '../bank-transfer/bank-transfer';

type PaymentKind = KnownPayment['type'];

interface PaymentDetailsProps<Kind extends PaymentKind> {
  payment: KnownPayment<Kind>;
  currency: Currency;
  codes: readonly PaymentCode[];
}

interface PaymentKindView<Kind extends PaymentKind> {
  /** In the list, for a payment without a picture. */
  icon: IconName;
  /** Whether the list shows the cards that it takes. */
  showsCards: boolean;
  /** Key of the text that says how the order continues. */
  nextStep: (payment: KnownPayment<Kind>) => string;
  /** What the shopper needs to pay a placed order. */
  renderDetails: (props: PaymentDetailsProps<Kind>) => ReactNode;
}

const paymentKindViews: { readonly [Kind in PaymentKind]: PaymentKindView<Kind> } = {
  CASH_ON_DELIVERY: { icon: 'cash', showsCards: false, nextStep: () => 'next.cash', renderDetails: () => null },
  BANK_TRANSFER: {
    icon: 'bank',
    showsCards: false,
    nextStep: ({ transfer }) => (transfer === null ? 'next.transferLater' : 'next.transfer'),
    renderDetails: ({ payment: { transfer }, currency, codes }) =>
      transfer && <BankTransfer transfer={transfer} currency={currency} codes={codes} />,
  },
  INVOICE: {
    icon: 'document',
    showsCards: false,
    nextStep: () => 'next.invoice',
    renderDetails: ({ payment: { transfer, invoice }, currency, codes }) =>
      transfer && <BankTransfer transfer={transfer} currency={currency} codes={codes} invoice={invoice} />,
  },
  ONLINE: { icon: 'card', showsCards: true, nextStep: () => 'next.online', renderDetails: () => null },
};

export function paymentIcon(kind: PaymentKind): IconName {
  return paymentKindViews[kind].icon;
}

export function paymentKindShowsCards(kind: PaymentKind): boolean {
  return paymentKindViews[kind].showsCards;
}

function nextStepOfKind<Kind extends PaymentKind>(payment: KnownPayment<Kind>): string {
  return paymentKindViews[payment.type].nextStep(payment);
}

/** Keys of the texts that say how the order continues: none for a kind that the shop no longer has. */
export function nextStepsOf(payment: OrderPayment): string[] {
  return payment.type === null ? [] : [nextStepOfKind(payment)];
}

function DetailsOfKind<Kind extends PaymentKind>(props: PaymentDetailsProps<Kind>) {
  return paymentKindViews[props.payment.type].renderDetails(props);
}

/** What the shopper needs to pay the order, by the kind of payment. */
export function PaymentDetails({
  payment,
  ...props
}: Omit<PaymentDetailsProps<PaymentKind>, 'payment'> & { payment: OrderPayment }) {
  return payment.type === null ? null : <DetailsOfKind {...props} payment={payment} />;
}
