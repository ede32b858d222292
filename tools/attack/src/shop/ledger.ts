import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Client } from 'pg';
import type { Shop } from './shop';

export interface LedgerOrder {
  id: string;
  code: string;
  cartId: string;
  email: string;
}

/** Orders and stock as stored in the database. */
export interface Ledger {
  orders: LedgerOrder[];
  /** By variant, over all warehouses. */
  stock: Map<string, number>;
  /** Stock removed for orders, by variant. */
  sold: Map<string, number>;
  /** Orders of stocked products for which no stock was removed. */
  ordersWithoutStockMoves: string[];
}

type Rows = Record<string, unknown>[];

const queries = {
  orders: 'select id, code, cart_id, email from shop_order',
  stock: 'select variant_id, sum(amount)::int as amount from stock group by variant_id',
  sold: 'select variant_id, sum(amount)::int as amount from stock_move group by variant_id',
  without: `select code from shop_order
    where not exists (select from stock_move where order_id = shop_order.id)
      and exists (select from cart_item join variant on variant.id = variant_id
        where cart_item.cart_id = shop_order.cart_id and check_stock)`,
};

async function readLedgerWith(query: (text: string) => Promise<Rows>): Promise<Ledger> {
  const amounts = (rows: Rows) => new Map(rows.map((row) => [String(row['variant_id']), Number(row['amount'])]));
  const orders = await query(queries.orders);
  return {
    orders: orders.map((row) => ({
      id: String(row['id']),
      code: String(row['code']),
      cartId: String(row['cart_id']),
      email: String(row['email']),
    })),
    stock: amounts(await query(queries.stock)),
    sold: amounts(await query(queries.sold)),
    ordersWithoutStockMoves: (await query(queries.without)).map((row) => String(row['code'])),
  };
}

/** Reads the database of a shop; an embedded one only while no backend has it open. */
export async function readLedger({ dataDir, databaseUrl }: Pick<Shop, 'dataDir' | 'databaseUrl'>): Promise<Ledger> {
  if (databaseUrl !== null) {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return await readLedgerWith(async (text) => (await client.query<Record<string, unknown>>(text)).rows);
    } finally {
      await client.end();
    }
  }
  const embedded = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: { pg_trgm, unaccent } });
  try {
    return await readLedgerWith(async (text) => (await embedded.query<Record<string, unknown>>(text)).rows);
  } finally {
    await embedded.close();
  }
}

/** Problems of the ledger afterwards, given the orders acknowledged to shoppers. */
export function compareLedgers(
  before: Ledger,
  after: Ledger,
  acknowledged: { code: string; email: string }[],
): string[] {
  const byCode = new Map(after.orders.map((order) => [order.code, order]));
  // Customers of the demo shop have several.
  const earlier = new Set(before.orders.map(({ code }) => code));
  const problems: string[] = [];
  for (const { code, email } of acknowledged) {
    if (byCode.get(code)?.email !== email) problems.push(`order ${code} of ${email} was acknowledged and is not there`);
  }
  for (const key of ['cartId', 'email', 'code'] as const) {
    const seen = new Set<string>();
    for (const order of after.orders.filter(({ code }) => !earlier.has(code))) {
      if (seen.has(order[key])) problems.push(`two orders for the ${key} ${order[key]}`);
      seen.add(order[key]);
    }
  }
  for (const [variant, amount] of before.stock) {
    const expected = amount - (after.sold.get(variant) ?? 0) + (before.sold.get(variant) ?? 0);
    const actual = after.stock.get(variant);
    if (actual !== expected) problems.push(`stock of ${variant} is ${actual ?? 'gone'}, sold it should be ${expected}`);
  }
  const isNew = (code: string) => !before.ordersWithoutStockMoves.includes(code);
  for (const code of after.ordersWithoutStockMoves.filter(isNew)) problems.push(`nothing left for order ${code}`);
  return problems;
}
