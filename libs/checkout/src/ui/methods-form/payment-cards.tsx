import type { CartPayment, CartShipper } from '@vyloha/cart';
import { RadioCards, type FormField, type RadioCard } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { formatMoney, type Currency } from '@vyloha/money';
import type { IconName } from '@vyloha/ui';
import { findShipper, isBlocked, type Selection } from '../../model/selection';
import type { SendChoice } from './send-choice';
import { ServiceLogo } from './service-logo';

interface PaymentCardsProps {
  field: FormField;
  payments: readonly CartPayment[];
  shippers: readonly CartShipper[];
  selection: Selection;
  currency: Currency;
  send: SendChoice;
}

const icons = { CASH_ON_DELIVERY: 'cash', BANK_TRANSFER: 'bank', ONLINE: 'card' } as const satisfies Record<
  CartPayment['type'],
  IconName
>;

/** Ways to pay with their prices; one the chosen shipper does not take says so. */
export function PaymentCards({ field, payments, shippers, selection, currency, send }: PaymentCardsProps) {
  const { t } = useTranslation('checkout');
  const chosen = findShipper(selection, { shippers });
  const cards = payments.map((payment): RadioCard => {
    const blockedBy = shippers.filter((shipper) => isBlocked(payment.id, shipper)).map(({ name }) => name);
    const notWith = blockedBy.length > 0 ? t('methods.notWith', { shippers: blockedBy.join(', ') }) : null;
    const isUnavailable = isBlocked(payment.id, chosen);
    return {
      value: payment.id,
      title: payment.name,
      description: [payment.description, isUnavailable ? null : notWith].filter(Boolean).join(' '),
      aside: formatMoney(payment.price.withTaxMinor, currency, { zeroText: t('methods.free') }),
      image: <ServiceLogo picture={payment.picture} icon={icons[payment.type]} />,
      ...(isUnavailable && { unavailable: notWith }),
    };
  });
  return (
    <RadioCards
      // With another shipper the group begins anew, without a payment that was cleared.
      field={{ ...field, key: selection.shipperId ?? '', initialValue: selection.paymentId }}
      legend={t('methods.payment')}
      cards={cards}
      onChange={(event) => send({ type: 'payment.chosen', paymentId: event.currentTarget.value })}
    />
  );
}
