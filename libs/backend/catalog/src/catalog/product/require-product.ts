import { and, eq } from 'drizzle-orm';
import { product } from '../tables';
import { type RequestContext, notFound } from '@vyloha/backend-kernel';
import { isProductVisibleTo } from '../visible-to';

/**
 * Checks that the product exists and is visible to the caller.
 * @throws HttpError 404
 */
export async function requireProduct({ db, groups }: Pick<RequestContext, 'db' | 'groups'>, id: string): Promise<void> {
  const isShown = and(eq(product.id, id), eq(product.inCatalog, true), isProductVisibleTo(product, groups));
  const [found] = await db.select({ id: product.id }).from(product).where(isShown);
  if (found === undefined) throw notFound();
}
