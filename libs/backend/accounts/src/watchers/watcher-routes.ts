import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { pickTranslation } from '@vyloha/contract';
import { toMinor } from '@vyloha/money';
import * as v from 'valibot';
import {
  HttpError,
  type RequestContext,
  type Route,
  dataSchema,
  defineRoute,
  enforceRateLimits,
  hashToken,
  newToken,
  optionalLine,
} from '@vyloha/backend-kernel';
import { requireProduct } from '@vyloha/backend-catalog';
import { product, variant } from '@vyloha/backend-catalog/tables';
import { watcher } from './tables';
import { deferLinkMail } from '../accounts/mailed-links/send-link-mail';
import { emailInput } from '../accounts/person-input';
import { watcherLimits } from './limits';
import { cancelLink } from './cancel-link';
import { findWatchedPrice, watchedPriceText } from './watched-price';

interface WatchRequest {
  productId: string;
  variantId: string | null;
  email: string;
}

interface WatchedProduct {
  name: string;
  unit: string;
  defaultVariantId: string;
}

/**
 * The watched product or variant for the mail.
 * @throws HttpError 422 for a variant of another product
 */
async function findWatched({ db, locale }: RequestContext, request: WatchRequest): Promise<WatchedProduct> {
  const { productId, variantId } = request;
  const [row] = await db
    .select({
      product: product.fullname,
      variant: variant.fullname,
      unit: product.unit,
      defaultVariantId: product.defaultVariantId,
    })
    .from(product)
    .leftJoin(variant, and(eq(variant.productId, product.id), eq(variant.id, variantId ?? '')))
    .where(eq(product.id, productId));
  if (row === undefined || (variantId !== null && row.variant === null)) {
    throw new HttpError(422, [{ key: 'invalidValue', field: 'variant_id', code: 'invalid' }]);
  }
  const { unit, defaultVariantId } = row;
  return { unit, defaultVariantId, name: pickTranslation(row.variant ?? row.product, locale) };
}

type WatchFields = Omit<typeof watcher.$inferInsert, 'id' | 'locale' | 'tokenHash' | 'createdAt'>;

/**
 * Stores the watch; idempotent. One of the same price with other conditions takes the place of the former one.
 * @returns the secret that cancels it; null when it existed
 */
async function saveWatch({ db, locale, now }: RequestContext, fields: WatchFields): Promise<string | null> {
  const token = newToken();
  const { productId, variantId = null, email, kind, currency, priceList, startMinor, targetMinor } = fields;
  const inserted = await db.transaction(async (tx) => {
    const isSameWatch = and(
      eq(watcher.productId, productId),
      sql`${watcher.variantId} is not distinct from ${variantId}::text`,
      eq(watcher.email, email),
      sql`${watcher.kind} = 'price' and ${kind ?? 'stock'} = 'price'`,
    );
    const conditions = sql`(${watcher.currency}, ${watcher.priceList}, ${watcher.startMinor}, ${watcher.targetMinor})
      is distinct from (${currency ?? null}::text, ${priceList ?? null}::text, ${startMinor ?? null}::int,
        ${targetMinor ?? null}::int)`;
    await tx.delete(watcher).where(and(isSameWatch, conditions));
    return tx
      .insert(watcher)
      .values({ id: `w-${randomUUID()}`, ...fields, locale, tokenHash: hashToken(token), createdAt: now() })
      .onConflictDoNothing()
      .returning();
  });
  return inserted.length === 0 ? null : token;
}

/** Confirms by mail; the response does not reveal whether the watch existed. */
async function watchStock(ctx: RequestContext, request: WatchRequest): Promise<void> {
  const { name: productName } = await findWatched(ctx, request);
  const token = await saveWatch(ctx, request);
  if (token === null) return;
  const link = cancelLink(ctx.settings, token);
  deferLinkMail(ctx, { kind: 'watching', to: request.email, link, unsubscribeUrl: link, productName });
}

/**
 * As `watchStock`, for the price that this shopper has.
 * @throws HttpError 422 without a price in the currency, and for a target that is no lower than the price
 */
async function watchPrice(ctx: RequestContext, request: WatchRequest, target: number | null): Promise<void> {
  const { name: productName, unit, defaultVariantId } = await findWatched(ctx, request);
  const { db, currency, priceList } = ctx;
  const variantId = request.variantId ?? defaultVariantId;
  const startMinor = await findWatchedPrice(db, { variantId, currency, priceList });
  if (startMinor === null) throw new HttpError(422, [{ key: 'notSaleable', field: 'kind', code: 'invalid' }]);
  const targetMinor = target === null ? null : toMinor(target);
  const textOf = (minor: number) => watchedPriceText(db, { minor, currency, unit });
  if (targetMinor !== null && targetMinor >= startMinor) {
    const values = { price: await textOf(startMinor) };
    throw new HttpError(422, [{ key: 'targetNotBelowPrice', values, field: 'target_price', code: 'too_high' }]);
  }
  const conditions = { kind: 'price' as const, currency, priceList, startMinor, targetMinor };
  const token = await saveWatch(ctx, { ...request, variantId, ...conditions });
  if (token === null) return;
  const link = cancelLink(ctx.settings, token);
  deferLinkMail(ctx, {
    kind: targetMinor === null ? 'watchingPrice' : 'watchingTarget',
    to: request.email,
    link,
    unsubscribeUrl: link,
    productName,
    price: await textOf(targetMinor ?? startMinor),
  });
}

const maxPrice = 10_000_000;

const watch = defineRoute({
  method: 'POST',
  url: '/store/api/v1/products/:id/watchers',
  summary: 'Watches a product or a variant: one mail when it is back in stock or its price falls',
  access: 'shopper',
  params: v.object({ id: v.string() }),
  body: v.object({
    email: emailInput,
    variant_id: optionalLine(100),
    kind: v.optional(v.picklist(['stock', 'price']), 'stock'),
    target_price: v.nullish(v.pipe(v.number(), v.minValue(0.01), v.maxValue(maxPrice)), null),
  }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { params: { id }, body }) => {
    const email = body.email.toLowerCase();
    await requireProduct(ctx, id);
    await enforceRateLimits(ctx, watcherLimits.watch, { mailbox: email });
    const request = { productId: id, variantId: body.variant_id, email };
    await (body.kind === 'price' ? watchPrice(ctx, request, body.target_price) : watchStock(ctx, request));
    return { data: {} };
  },
});

const cancel = defineRoute({
  method: 'POST',
  url: '/store/api/v1/watchers/cancel',
  summary: 'Cancels a watch by the secret of its mail; also succeeds when it is over already',
  access: 'anyone',
  body: v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body: { token } }) => {
    await enforceRateLimits(ctx, watcherLimits.cancelWatch);
    await ctx.db.delete(watcher).where(eq(watcher.tokenHash, hashToken(token)));
    return { data: {} };
  },
});

export const watcherRoutes: readonly Route[] = [watch, cancel];
