import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shop } from '../shop/shop';
import { runBackendCommand } from './run-backend-command';

/** Changes the price of a variant as an operator does. @returns the problem, null on success */
export async function changePrice(shop: Shop, variantId: string, price: number): Promise<string | null> {
  const file = join(shop.dataDir, 'changed-price.jsonl');
  writeFileSync(file, JSON.stringify({ variantId, prices: [{ currency: 'CZK', price }] }));
  return runBackendCommand(shop, ['apps/backend/dist/prices-and-stock.js', file]);
}
