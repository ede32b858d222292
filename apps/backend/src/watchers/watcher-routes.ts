import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { hashToken, newToken } from '../accounts/tokens';
import { requireProduct } from '../catalog/product/require-product';
import { product, variant, watcher } from '../database/schema';
import { pick } from '../i18n/pick';
import { postLinkMail } from '../mail/post-link-mail';
import { emailInput } from '../accounts/person-input';
import { optionalLine } from '../messages/message-input';
import { countCall } from '../server/count-call';
import { Refusal } from '../server/refusal';
import type { RequestContext } from '../server/request-context';
import { defineRoute, type Route } from '../server/route';
import { oneOf } from '../server/wire-shapes';
import { cancelLink } from './cancel-link';

interface Wish {
  productId: string;
  variantId: string | null;
  email: string;
}

/** What is watched, as the mail calls it. @throws Refusal 422 for a variant of something else */
async function goodsOf({ db, locale }: RequestContext, { productId, variantId }: Wish): Promise<string> {
  const [row] = await db
    .select({ product: product.fullname, variant: variant.fullname })
    .from(product)
    .leftJoin(variant, and(eq(variant.productId, product.id), eq(variant.id, variantId ?? '')))
    .where(eq(product.id, productId));
  if (row === undefined || (variantId !== null && row.variant === null)) {
    throw new Refusal(422, [{ key: 'invalidValue', field: 'variant_id', code: 'invalid' }]);
  }
  return pick(row.variant ?? row.product, locale);
}

/** Keeps the wish and confirms it by mail; twice is once, and the answer tells nobody which it was. */
async function keepWatch(ctx: RequestContext, wish: Wish): Promise<void> {
  const goods = await goodsOf(ctx, wish);
  const { db, locale, now } = ctx;
  const token = newToken();
  const kept = await db
    .insert(watcher)
    .values({ id: `w-${randomUUID()}`, ...wish, locale, tokenHash: hashToken(token), createdAt: now() })
    .onConflictDoNothing()
    .returning();
  if (kept.length === 0) return;
  postLinkMail(ctx, { kind: 'watching', to: wish.email, link: cancelLink(ctx.settings, token), goods });
}

const watch = defineRoute({
  method: 'POST',
  url: '/store/api/v1/products/:id/watchers',
  summary: 'Has the shop write once when sold-out goods, or one variant of them, are back',
  access: 'shopper',
  params: v.object({ id: v.string() }),
  body: v.object({ email: emailInput, variant_id: optionalLine(100) }),
  response: oneOf(v.object({})),
  handler: async (ctx, { params: { id }, body }) => {
    const email = body.email.toLowerCase();
    await requireProduct(ctx, id);
    await countCall(ctx, 'watch', { mailbox: email });
    await keepWatch(ctx, { productId: id, variantId: body.variant_id, email });
    return { data: {} };
  },
});

const cancel = defineRoute({
  method: 'POST',
  url: '/store/api/v1/watchers/cancel',
  summary: 'Calls a watch off by the secret of its mail; one that is over already is called off as well',
  access: 'anyone',
  body: v.object({ token: v.pipe(v.string(), v.maxLength(200)) }),
  response: oneOf(v.object({})),
  handler: async (ctx, { body: { token } }) => {
    await countCall(ctx, 'cancelWatch');
    await ctx.db.delete(watcher).where(eq(watcher.tokenHash, hashToken(token)));
    return { data: {} };
  },
});

export const watcherRoutes: readonly Route[] = [watch, cancel];
