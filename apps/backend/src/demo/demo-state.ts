import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/database';
import { product, setting } from '../database/schema';

/** Setting that stores the seeding progress of the demo shop, so that an interrupted one is started again. */
const stateName = 'demoShop';
const stateSchema = v.object({ complete: v.boolean() });

export async function writeDemoState(db: Database, complete: boolean): Promise<void> {
  const value = { complete };
  await db
    .insert(setting)
    .values({ name: stateName, value })
    .onConflictDoUpdate({ target: setting.name, set: { value } });
}

/** True for an empty shop and for a partly seeded demo shop; any other shop is left alone. */
export async function needsDemoShop(db: Database): Promise<boolean> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.name, stateName));
  if (row !== undefined) return !v.parse(stateSchema, row.value).complete;
  const [anyProduct] = await db.select({ id: product.id }).from(product).limit(1);
  return anyProduct === undefined;
}
