import { Link } from '@remix-run/react';
import { formatQuantity, multiplierFrom, toQuantity } from '@vyloha/cart';
import { useCredits } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { type Currency, formatMoney } from '@vyloha/money';
import type { ReactNode } from 'react';
import type { GoodsLine } from '../../model/goods-response';
import { GoodsRows } from '../goods-rows/goods-rows';

interface GoodsTableProps<Line> {
  lines: readonly Line[];
  currency: Currency;
  /** What can be done with a line, at its end. */
  actions?: (line: Line) => ReactNode;
}

/** Lines of the customer's goods, which lead to the products that are still sold. */
export function GoodsTable<Line extends GoodsLine & { id: string }>(props: GoodsTableProps<Line>) {
  const { lines, currency, actions } = props;
  const { t } = useTranslation('account');
  const inCredits = useCredits();
  const priceOf = ({ slug, credits, totalMinor }: Line) => {
    if (slug === null) return t('goods.gone');
    return credits === null ? formatMoney(totalMinor, currency) : inCredits(credits);
  };
  const rows = lines.map((line) => ({
    id: line.id,
    fileKey: line.fileKey,
    name: <GoodsName line={line} />,
    amount: `${formatQuantity(toQuantity(line.amount, multiplierFrom(line.metres)))} ${line.unit}`,
    price: priceOf(line),
    actions: actions?.(line),
  }));
  return <GoodsRows rows={rows} />;
}

function GoodsName({ line: { name, slug, variantId } }: { line: GoodsLine }) {
  const { t } = useTranslation('account');
  if (slug === null) return name || t('goods.unknown');
  return <Link to={paths.product(slug, { variantId })}>{name}</Link>;
}
