import { useEffect, useState } from 'react';
import type { LateGoodsData } from './late-goods-data';

const none: LateGoodsData = { products: [], messages: {} };

/** What the shop answers, or nothing: a page without these goods is whole. */
async function fetchGoods(address: string, signal: AbortSignal): Promise<LateGoodsData> {
  const response = await fetch(address, { signal });
  // Written by our own server for this very script.
  return response.ok ? ((await response.json()) as LateGoodsData) : none;
}

/**
 * Goods of an address; those of the address before stay until the next ones are there.
 * @param address `null`: nobody asks yet
 */
export function useLateGoods(address: string | null): LateGoodsData | null {
  const [goods, setGoods] = useState<LateGoodsData | null>(null);
  useEffect(() => {
    if (address === null) return;
    const asking = new AbortController();
    fetchGoods(address, asking.signal).then(setGoods, () => {
      if (!asking.signal.aborted) setGoods(none);
    });
    return () => asking.abort();
  }, [address]);
  return goods;
}
