import type { CartPayment, CartShipper } from '@vyloha/cart';
import { RadioCards, type FormField, type RadioCard } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { formatMoney, type Currency } from '@vyloha/money';
import { PaymentIcons } from '@vyloha/ui';
import { findShipper, isPaymentBlocked, type Selection } from '../../model/selection/selection';
import { paymentIcon, paymentKindShowsCards } from '@vyloha/orders/ui';
import type { SendCheckoutEvent } from './send-checkout-event';
import styles from './methods-form.module.css';
import { ServiceLogo } from './service-logo';
import { useServicePrice } from './use-service-price';

interface PaymentCardsProps {
  /** What editors write about payment. */
  lead: string | null;
  field: FormField;
  payments: readonly CartPayment[];
  shippers: readonly CartShipper[];
  selection: Selection;
  currency: Currency;
  send: SendCheckoutEvent;
}

/** Payment methods with their prices; those that cannot be used, or that the selected shipper blocks, say so. */
export function PaymentCards({ lead, field, payments, shippers, selection, currency, send }: PaymentCardsProps) {
  const { t } = useTranslation('checkout');
  const priceOf = useServicePrice(currency);
  const selectedShipper = findShipper(selection, { shippers });
  const cards = payments.map((payment): RadioCard => {
    const blockingShippers = shippers
      .filter((shipper) => isPaymentBlocked(payment.id, shipper))
      .map(({ name }) => name);
    const restrictionText =
      blockingShippers.length > 0 ? t('methods.notWith', { shippers: blockingShippers.join(', ') }) : null;
    const isBlocked = isPaymentBlocked(payment.id, selectedShipper);
    const reason = payment.unavailable ?? (isBlocked ? restrictionText : null);
    const invoiceText =
      payment.invoice === null || payment.unavailable !== null
        ? null
        : t('methods.invoice', {
            count: payment.invoice.dueDays,
            left: formatMoney(payment.invoice.leftMinor, currency),
          });
    return {
      value: payment.id,
      title: payment.name,
      description: (
        <>
          {[payment.description, invoiceText, isBlocked ? null : restrictionText].filter(Boolean).join(' ')}
          {paymentKindShowsCards(payment.type) && (
            <span className={styles.paymentIcons}>
              <PaymentIcons label={t('methods.cards')} />
            </span>
          )}
        </>
      ),
      aside: priceOf(payment.price),
      image: <ServiceLogo picture={payment.picture} icon={paymentIcon(payment.type)} />,
      ...(reason !== null && { unavailable: reason }),
    };
  });
  return (
    <RadioCards
      // The key resets the radio group with another shipper, since its payment may have been cleared.
      field={{ ...field, key: selection.shipperId ?? '', initialValue: selection.paymentId }}
      className={styles.group}
      legend={t('methods.payment')}
      lead={lead}
      cards={cards}
      onChange={(event) => send({ type: 'payment.selected', paymentId: event.currentTarget.value })}
    />
  );
}
