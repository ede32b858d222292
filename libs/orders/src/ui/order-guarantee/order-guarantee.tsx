import { formatQuantity, toQuantity } from '@vyloha/cart';
import { formatDate, useTranslation } from '@vyloha/i18n';
import type { OrderView } from '../../model/order';

/** Until when the shop answers for defects, longer for what it repaired; nothing where nobody knows when it began. */
export function OrderGuarantee({ order: { guarantee, lines } }: { order: Pick<OrderView, 'guarantee' | 'lines'> }) {
  const { t } = useTranslation('orders');
  if (guarantee === null) return null;
  const repaired = guarantee.repaired.flatMap(({ itemId, amount, until }) => {
    const line = lines.find(({ id }) => id === itemId);
    if (line === undefined) return [];
    const quantity = `${formatQuantity(toQuantity(amount, line.multiplier))}\u00A0${line.unit}`;
    return [{ itemId, text: t('order.guaranteeRepaired', { name: line.name, quantity, date: formatDate(until) }) }];
  });
  return (
    <>
      <p>{t('order.guarantee', { date: formatDate(guarantee.until) })}</p>
      {repaired.map(({ itemId, text }) => (
        <p key={itemId}>{text}</p>
      ))}
    </>
  );
}
