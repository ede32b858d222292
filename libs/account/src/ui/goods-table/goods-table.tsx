import { Link } from '@remix-run/react';
import { formatQuantity, multiplierFrom, toQuantity } from '@vyloha/cart';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { type Currency, formatMoney } from '@vyloha/money';
import { Picture } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { GoodsLine } from '../../model/goods-response';
import styles from './goods-table.module.css';

interface GoodsTableProps<Line> {
  lines: readonly Line[];
  currency: Currency;
  /** What can be done with a line, at its end. */
  actions?: (line: Line) => ReactNode;
}

const pictureSize = { width: 64, height: 64 };

/** Lines of goods with picture, amount and price. */
export function GoodsTable<Line extends GoodsLine & { id: string }>(props: GoodsTableProps<Line>) {
  const { lines, currency, actions } = props;
  const { t } = useTranslation('account');
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <Picture fileKey={line.fileKey} alt="" {...pictureSize} />
          <span className={styles.words}>
            <GoodsName line={line} />
            <span className={styles.amount}>
              {formatQuantity(toQuantity(line.amount, multiplierFrom(line.metres)))} {line.unit}
            </span>
          </span>
          <span className={styles.price}>
            {line.slug === null ? t('goods.gone') : formatMoney(line.totalMinor, currency)}
          </span>
          {actions && <span className={styles.actions}>{actions(line)}</span>}
        </li>
      ))}
    </ul>
  );
}

function GoodsName({ line: { name, slug, variantId } }: { line: GoodsLine }) {
  const { t } = useTranslation('account');
  if (slug === null) return <span>{name || t('goods.unknown')}</span>;
  return <Link to={paths.product(slug, { variantId })}>{name}</Link>;
}
