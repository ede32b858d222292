import { ProductRows, useLinePrice } from '@vyloha/account/ui';
import { formatQuantity, toQuantity } from '@vyloha/cart';
import { paths } from '@vyloha/links';
import type { Currency } from '@vyloha/money';
import { Link } from '@vyloha/ui';
import type { OrderLine } from '../../model/order-line';

function LineName({ line: { name, slug, variantId } }: { line: OrderLine }) {
  return slug === null ? name : <Link to={paths.product(slug, { variantId })}>{name}</Link>;
}

/** Lines of an order with picture, amount and price, and a link to what is still sold. */
export function OrderLines({ lines, currency }: { lines: readonly OrderLine[]; currency: Currency }) {
  const linePrice = useLinePrice(currency);
  const rows = lines.map((line) => ({
    id: line.id,
    fileKey: line.fileKey,
    name: <LineName line={line} />,
    amount: line.isDiscount ? null : `${formatQuantity(toQuantity(line.amount, line.multiplier))}\u00A0${line.unit}`,
    price: linePrice(line),
  }));
  return <ProductRows rows={rows} />;
}
