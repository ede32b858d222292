import { paths } from '@vyloha/links';
import { Link, Picture } from '@vyloha/ui';
import type { MiniCartLine as MiniCartLineModel } from '../../model/mini-cart';
import { QuantityForm } from '../quantity-form/quantity-form';
import { RemoveLine } from '../remove-line/remove-line';
import { useFormatLinePrice } from '../use-format-line-price';
import styles from './mini-cart-line.module.css';

interface MiniCartLineProps {
  line: MiniCartLineModel;
  /** Its removal is to be confirmed. */
  isRemoving: boolean;
  /** With the id of the line to remove; `null` cancels. */
  onRemove: (lineId: string | null) => void;
}

/** A line of the header's drop-down; at least one step of it stays until it is removed. */
export function MiniCartLine({ line, isRemoving, onRemove }: MiniCartLineProps) {
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
          {line.name}
        </Link>
        {line.variantName !== null && <p className={styles.detail}>{line.variantName}</p>}
      </div>
      <p className={styles.price}>{formatLinePrice(line)}</p>
      <div className={styles.change}>
        <QuantityForm line={line} refusal={null} size="small" />
        <RemoveLine
          line={line}
          isConfirming={isRemoving}
          onRemoveRequest={() => onRemove(line.id)}
          onCancel={() => onRemove(null)}
        />
      </div>
    </li>
  );
}
