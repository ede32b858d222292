import { demoProgressSchema, demoProgressSetting } from '@vyloha/demo-shop';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '@vyloha/backend-kernel';
import { product } from '@vyloha/backend-catalog/tables';
import { setting } from '@vyloha/backend-shop/tables';

/** True for an empty shop and for a demo shop whose import was interrupted; any other shop is left alone. */
export async function needsDemoShop(db: Database): Promise<boolean> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.name, demoProgressSetting));
  if (row !== undefined) return !v.parse(demoProgressSchema, row.value).complete;
  const [anyProduct] = await db.select({ id: product.id }).from(product).limit(1);
  return anyProduct === undefined;
}
