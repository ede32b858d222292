import { MoreMessages } from '@vyloha/i18n';
import { useSeen } from '@vyloha/ui';
import { NamedStrip, type NamedStripProps } from '../goods-strip/named-strip';
import styles from './late-goods.module.css';
import { useLateGoods } from './use-late-goods';

export interface LateGoodsProps extends Omit<NamedStripProps, 'products'> {
  /** Where they are asked for. */
  address: string;
}

/** Goods that are fetched when the shopper comes near them; their place is kept until then, and given up without any. */
export function LateGoods({ address, ...strip }: LateGoodsProps) {
  const { ref, isSeen } = useSeen<HTMLDivElement>();
  const goods = useLateGoods(isSeen ? address : null);
  if (goods?.products.length === 0) return null;
  return (
    <div ref={ref} className={goods ? undefined : styles.place}>
      {goods && (
        <MoreMessages messages={goods.messages}>
          <NamedStrip {...strip} products={goods.products} />
        </MoreMessages>
      )}
    </div>
  );
}
