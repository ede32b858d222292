import { withNonBreakingSpaces } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Link, Picture } from '@vyloha/ui';
import type { MiniCartLine as MiniCartLineModel } from '../../model/mini-cart';
import { formatQuantity, toQuantity } from '../../model/lines/quantity';
import { useFormatLinePrice } from '../use-format-line-price';
import styles from './mini-cart-line.module.css';

/** A line of the header's drop-down. */
export function MiniCartLine({ line }: { line: MiniCartLineModel }) {
  const formatLinePrice = useFormatLinePrice();
  return (
    <li className={styles.line}>
      <Picture fileKey={line.picture?.fileKey} alt="" width={56} height={56} />
      <div>
        <Link
          to={paths.product(line.slug, {
            variantId: line.variantName && line.variantId,
            forCredits: line.credits !== null,
          })}
          className={styles.name}
        >
          {withNonBreakingSpaces(line.name)}
        </Link>
        {line.variantName !== null && <p className={styles.detail}>{line.variantName}</p>}
        <p className={styles.detail}>
          {formatQuantity(toQuantity(line.amount, line.multiplier))} {line.unit}
        </p>
      </div>
      <p className={styles.price}>{formatLinePrice(line)}</p>
    </li>
  );
}
