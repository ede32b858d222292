import { useTranslation } from '@vyloha/i18n';
import { SummaryList, type SummaryRow } from '@vyloha/ui';
import type { Cart } from '../../model/cart';
import { useCredits } from '../use-credits';
import { useMoney } from '../use-money';

/** The sums of the goods: discounts, credits, without tax and with it. */
export function CartTotals({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const money = useMoney();
  const inCredits = useCredits();
  const { total, original, credits } = cart.totals;
  const savedMinor = original.withTaxMinor - total.withTaxMinor;
  const discounts = cart.discounts.map((discount): SummaryRow => ({
    id: discount.id,
    label: discount.name === '' ? t('totals.discount') : discount.name,
    value: money(discount.total.withTaxMinor),
  }));
  const saved: SummaryRow[] =
    savedMinor > 0 ? [{ id: 'saved', label: t('totals.saved'), value: money(savedMinor) }] : [];
  const paidInCredits: SummaryRow[] =
    credits > 0 ? [{ id: 'credits', label: t('credits.title'), value: inCredits(credits) }] : [];
  return (
    <SummaryList
      rows={[
        ...discounts,
        ...saved,
        ...paidInCredits,
        { id: 'without-tax', label: t('totals.withoutTax'), value: money(total.withoutTaxMinor) },
        { id: 'with-tax', label: t('totals.withTax'), value: money(total.withTaxMinor), isTotal: true },
      ]}
    />
  );
}
