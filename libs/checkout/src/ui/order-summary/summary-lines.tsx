import { ProductRows, useLinePrice } from '@vyloha/account/ui';
import { formatQuantity, toQuantity } from '@vyloha/cart';
import { useTranslation } from '@vyloha/i18n';
import type { Currency } from '@vyloha/money';
import { Link } from '@vyloha/ui';
import type { SummaryLine } from '../../model/order/summary';

/** Lines of the order with picture, amount and price. */
export function SummaryLines({ lines, currency }: { lines: readonly SummaryLine[]; currency: Currency }) {
  const { t } = useTranslation('checkout');
  const linePrice = useLinePrice(currency);
  const formatAmount = ({ amount, multiplier, unit }: SummaryLine) =>
    t('summary.amount', { amount: formatQuantity(toQuantity(amount, multiplier)), unit });
  const rows = lines.map((line) => ({
    id: line.id,
    fileKey: line.picture?.fileKey ?? null,
    name: line.to === null ? line.name : <Link to={line.to}>{line.name}</Link>,
    amount: line.isDiscount ? null : formatAmount(line),
    price: linePrice(line),
  }));
  return <ProductRows rows={rows} />;
}
