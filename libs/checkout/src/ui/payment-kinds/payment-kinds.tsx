import type { PaymentCode } from '@vyloha/account';
import { BankTransfer } from '@vyloha/account/ui';
import type { Currency } from '@vyloha/money';
import type { IconName } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { OrderPayment } from '../../model/payment/order-payment';

type PaymentKind = OrderPayment['type'];

interface PaymentDetailsProps<Kind extends PaymentKind> {
  payment: OrderPayment<Kind>;
  currency: Currency;
  codes: readonly PaymentCode[];
}

interface PaymentKindView<Kind extends PaymentKind> {
  /** In the list, for a payment without a picture. */
  icon: IconName;
  /** Whether the list shows the cards that it takes. */
  showsCards: boolean;
  /** Key of the text that says how the order continues. */
  nextStep: (payment: OrderPayment<Kind>) => string;
  /** What the shopper needs to pay a placed order. */
  renderDetails: (props: PaymentDetailsProps<Kind>) => ReactNode;
}

const paymentKindViews: { readonly [Kind in PaymentKind]: PaymentKindView<Kind> } = {
  CASH_ON_DELIVERY: { icon: 'cash', showsCards: false, nextStep: () => 'finish.nextCash', renderDetails: () => null },
  BANK_TRANSFER: {
    icon: 'bank',
    showsCards: false,
    nextStep: ({ transfer }) => (transfer === null ? 'finish.nextTransferLater' : 'finish.nextTransfer'),
    renderDetails: ({ payment: { transfer }, currency, codes }) =>
      transfer && <BankTransfer transfer={transfer} currency={currency} codes={codes} />,
  },
  INVOICE: {
    icon: 'document',
    showsCards: false,
    nextStep: () => 'finish.nextInvoice',
    renderDetails: ({ payment: { transfer, invoice }, currency, codes }) =>
      transfer && <BankTransfer transfer={transfer} currency={currency} codes={codes} invoice={invoice} />,
  },
  ONLINE: { icon: 'card', showsCards: true, nextStep: () => 'finish.nextOnline', renderDetails: () => null },
};

export function paymentIcon(kind: PaymentKind): IconName {
  return paymentKindViews[kind].icon;
}

export function paymentKindShowsCards(kind: PaymentKind): boolean {
  return paymentKindViews[kind].showsCards;
}

/** Key of the text that says how the order continues. */
export function nextStepOf<Kind extends PaymentKind>(payment: OrderPayment<Kind>): string {
  return paymentKindViews[payment.type].nextStep(payment);
}

/** What the shopper needs to pay the order, by the kind of payment. */
export function PaymentDetails<Kind extends PaymentKind>(props: PaymentDetailsProps<Kind>) {
  return paymentKindViews[props.payment.type].renderDetails(props);
}
