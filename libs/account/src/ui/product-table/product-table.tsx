import { formatQuantity, multiplierFrom, toQuantity } from '@vyloha/cart';
import { NotSaleableBadge } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import type { Currency } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import { Link } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { ProductLine } from '../../model/product-line-response';
import { useLinePrice } from './use-line-price';
import { ProductRows } from '../product-rows/product-rows';

interface ProductTableProps<Line> {
  lines: readonly Line[];
  currency: Currency;
  /** In place of the text that says how much of it there is. */
  amount?: (line: Line) => ReactNode;
  /** Actions at the end of a line. */
  actions?: (line: Line) => ReactNode;
}

/** Product lines with links to the products that are still sold. */
export function ProductTable<Line extends ProductLine & { id: string }>(props: ProductTableProps<Line>) {
  const { lines, currency, amount, actions } = props;
  const { t } = useTranslation('account');
  const { displayVat } = useShopper();
  const linePrice = useLinePrice(currency);
  const priceOf = (line: Line) => {
    if (line.slug === null) return t('products.gone');
    if (!line.isSaleable) return <NotSaleableBadge />;
    const price = linePrice(line);
    // No total says it here, unlike in an order.
    return displayVat || line.credits !== null ? price : t('products.withoutTax', { price });
  };
  const amountOf = (line: Line) =>
    amount?.(line) ?? `${formatQuantity(toQuantity(line.amount, multiplierFrom(line.metres)))}\u00A0${line.unit}`;
  const rows = lines.map((line) => ({
    id: line.id,
    fileKey: line.fileKey,
    name: <ProductName line={line} />,
    amount: amountOf(line),
    price: priceOf(line),
    actions: actions?.(line),
  }));
  return <ProductRows rows={rows} />;
}

function ProductName({ line: { name, slug, variantId } }: { line: ProductLine }) {
  const { t } = useTranslation('account');
  if (slug === null) return name || t('products.unknown');
  return <Link to={paths.product(slug, { variantId })}>{name}</Link>;
}
