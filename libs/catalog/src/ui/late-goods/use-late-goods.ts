import { useEffect, useState } from 'react';
import { fetchLate } from './fetch-late';
import type { LateGoodsData } from './late-goods-data';

const none: LateGoodsData = { products: [], messages: {} };

/**
 * Goods of an address; those of the address before stay until the next ones are there.
 * @param address `null`: nobody asks yet
 */
export function useLateGoods(address: string | null): LateGoodsData | null {
  const [goods, setGoods] = useState<LateGoodsData | null>(null);
  useEffect(() => {
    if (address === null) return;
    const asking = new AbortController();
    fetchLate<LateGoodsData>(address, asking.signal).then(setGoods, () => {
      // A page without these goods is whole.
      if (!asking.signal.aborted) setGoods(none);
    });
    return () => asking.abort();
  }, [address]);
  return goods;
}
