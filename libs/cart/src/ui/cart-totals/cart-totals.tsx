import { useTranslation } from '@vyloha/i18n';
import { useShopper } from '@vyloha/session/ui';
import { SummaryList, type SummaryRow } from '@vyloha/ui';
import type { Cart } from '../../model/cart';
import { hasTax } from '../../model/has-tax';
import { useFormatCredits } from '../use-format-credits';
import { useFormatPrice } from '../use-format-price';

/** Totals of the products: discounts, credits, without and with tax where there is any; the preferred one is the greater. */
export function CartTotals({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const formatPrice = useFormatPrice();
  const formatCredits = useFormatCredits();
  const { displayVat } = useShopper();
  const { total, original, credits, gifts } = cart.totals;
  const saved = {
    withTaxMinor: original.withTaxMinor - total.withTaxMinor,
    withoutTaxMinor: original.withoutTaxMinor - total.withoutTaxMinor,
  };
  const discounts = cart.discounts.map((discount): SummaryRow => ({
    id: discount.id,
    label: discount.name === '' ? t('totals.discount') : discount.name,
    value: formatPrice(discount.total),
  }));
  const savings: SummaryRow[] =
    saved.withTaxMinor > 0 ? [{ id: 'saved', label: t('totals.saved'), value: formatPrice(saved) }] : [];
  const paidInCredits: SummaryRow[] =
    credits > 0 ? [{ id: 'credits', label: t('credits.title'), value: formatCredits(credits) }] : [];
  const giftRows: SummaryRow[] =
    gifts.withTaxMinor > 0
      ? [{ id: 'gifts', label: t('totals.gifts', { price: formatPrice(gifts) }), value: t('totals.free') }]
      : [];
  const totals: SummaryRow[] = hasTax(cart.tax)
    ? [
        {
          id: 'without-tax',
          label: t('totals.withoutTax'),
          value: formatPrice(total.withoutTaxMinor),
          isTotal: !displayVat,
        },
        { id: 'with-tax', label: t('totals.withTax'), value: formatPrice(total.withTaxMinor), isTotal: displayVat },
      ]
    : [{ id: 'total', label: t('totals.untaxed'), value: formatPrice(total.withTaxMinor), isTotal: true }];
  return <SummaryList rows={[...discounts, ...savings, ...paidInCredits, ...giftRows, ...totals]} />;
}
