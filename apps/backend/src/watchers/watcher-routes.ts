import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { pickTranslation } from '@vyloha/contract';
import * as v from 'valibot';
import { hashToken, newToken } from '../accounts/tokens';
import { requireProduct } from '../catalog/product/require-product';
import { product, variant, watcher } from '../database/schema';
import { deferLinkMail } from '../mail/send-link-mail';
import { emailInput } from '../accounts/person-input';
import { optionalLine } from '../messages/message-input';
import { enforceRateLimits } from '../server/limits/enforce-rate-limits';
import { HttpError } from '../server/http-error';
import type { RequestContext } from '../server/routes/request-context';
import { defineRoute, type Route } from '../server/routes/route';
import { dataSchema } from '../server/openapi/wire-shapes';
import { cancelLink } from './cancel-link';

interface WatchRequest {
  productId: string;
  variantId: string | null;
  email: string;
}

/**
 * Name of the watched product for the mail.
 * @throws Refusal 422 for a variant of another product
 */
async function findProductName(
  { db, locale }: RequestContext,
  { productId, variantId }: WatchRequest,
): Promise<string> {
  const [row] = await db
    .select({ product: product.fullname, variant: variant.fullname })
    .from(product)
    .leftJoin(variant, and(eq(variant.productId, product.id), eq(variant.id, variantId ?? '')))
    .where(eq(product.id, productId));
  if (row === undefined || (variantId !== null && row.variant === null)) {
    throw new HttpError(422, [{ key: 'invalidValue', field: 'variant_id', code: 'invalid' }]);
  }
  return pickTranslation(row.variant ?? row.product, locale);
}

/** Stores the watch and confirms it by mail; idempotent, and the response does not reveal whether it existed. */
async function saveWatch(ctx: RequestContext, request: WatchRequest): Promise<void> {
  const productName = await findProductName(ctx, request);
  const { db, locale, now } = ctx;
  const token = newToken();
  const inserted = await db
    .insert(watcher)
    .values({ id: `w-${randomUUID()}`, ...request, locale, tokenHash: hashToken(token), createdAt: now() })
    .onConflictDoNothing()
    .returning();
  if (inserted.length === 0) return;
  deferLinkMail(ctx, { kind: 'watching', to: request.email, link: cancelLink(ctx.settings, token), productName });
}

const watch = defineRoute({
  method: 'POST',
  url: '/store/api/v1/products/:id/watchers',
  summary: 'Has the shop write once when sold-out products, or one variant of them, are back',
  access: 'shopper',
  params: v.object({ id: v.string() }),
  body: v.object({ email: emailInput, variant_id: optionalLine(100) }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { params: { id }, body }) => {
    const email = body.email.toLowerCase();
    await requireProduct(ctx, id);
    await enforceRateLimits(ctx, 'watch', { mailbox: email });
    await saveWatch(ctx, { productId: id, variantId: body.variant_id, email });
    return { data: {} };
  },
});

const cancel = defineRoute({
  method: 'POST',
  url: '/store/api/v1/watchers/cancel',
  summary: 'Calls a watch off by the secret of its mail; one that is over already is called off as well',
  access: 'anyone',
  body: v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body: { token } }) => {
    await enforceRateLimits(ctx, 'cancelWatch');
    await ctx.db.delete(watcher).where(eq(watcher.tokenHash, hashToken(token)));
    return { data: {} };
  },
});

export const watcherRoutes: readonly Route[] = [watch, cancel];
