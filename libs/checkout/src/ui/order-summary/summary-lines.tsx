import { ProductRows } from '@vyloha/account/ui';
import { formatQuantity, toQuantity } from '@vyloha/cart';
import { useFormatCredits } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import { formatMoney, type Currency } from '@vyloha/money';
import type { SummaryLine } from '../../model/order/summary';

/** Lines of the order with picture, amount and price. */
export function SummaryLines({ lines, currency }: { lines: readonly SummaryLine[]; currency: Currency }) {
  const { t } = useTranslation('checkout');
  const formatCredits = useFormatCredits();
  const formatAmount = ({ amount, multiplier, unit }: SummaryLine) =>
    t('summary.amount', { amount: formatQuantity(toQuantity(amount, multiplier)), unit });
  const rows = lines.map((line) => ({
    id: line.id,
    fileKey: line.picture?.fileKey ?? null,
    name: line.name,
    amount: line.isDiscount ? null : formatAmount(line),
    price:
      line.credits === null
        ? formatMoney(line.totalMinor, currency, { zeroText: t('methods.free') })
        : formatCredits(line.credits),
  }));
  return <ProductRows rows={rows} />;
}
