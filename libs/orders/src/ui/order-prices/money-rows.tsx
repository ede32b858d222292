import { useTranslation } from '@vyloha/i18n';
import { formatMoney } from '@vyloha/money';
import { SummaryList } from '@vyloha/ui';
import type { OrderView } from '../../model/order';

/** What has come of the price of an order, what was taken off it and sent back, and what is still to come or to be sent. */
export function MoneyRows({ order: { money, refundDueMinor, currency } }: { order: OrderView }) {
  const { t } = useTranslation('orders');
  if (money === null) return null;
  const { receivedMinor, returnedMinor, creditedMinor, missingMinor } = money;
  // Of an order of which nothing came, its total says what is to be paid.
  const isMissingTold = receivedMinor > 0 || creditedMinor > 0;
  const rows = [
    { id: 'credited', minor: -creditedMinor },
    { id: 'received', minor: receivedMinor },
    { id: 'returned', minor: returnedMinor },
    { id: 'refundDue', minor: refundDueMinor },
    { id: 'missing', minor: isMissingTold ? missingMinor : 0 },
  ].filter(({ minor }) => minor !== 0);
  if (rows.length === 0) return null;
  return (
    <SummaryList
      rows={rows.map(({ id, minor }) => ({ id, label: t(`money.${id}`), value: formatMoney(minor, currency) }))}
    />
  );
}
