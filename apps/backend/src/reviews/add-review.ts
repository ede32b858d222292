import { randomUUID } from 'node:crypto';
import { and, desc, eq, or } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { review } from '../database/schema';
import { Refusal } from '../server/refusal';
import type { RequestContext } from '../server/request-context';
import { hasBought } from './has-bought';
import type { ReviewAuthor } from './review-author';

type Review = typeof review.$inferSelect;

type Said = Omit<Review, 'id' | 'productId' | 'email' | 'isHidden'>;

interface NewReview {
  productId: string;
  author: ReviewAuthor;
  stars: number;
  text: string | null;
  /** Of the order in which a guest bought the goods; null when they did not say. */
  orderCode: string | null;
}

/** What the author has said of the product before; by account first, else by the e-mail. */
async function findEarlier(db: Queryable, { productId, author }: NewReview): Promise<Review | undefined> {
  const { customerId, email } = author;
  const isAuthors = or(customerId === null ? undefined : eq(review.customerId, customerId), eq(review.email, email));
  const found = await db
    .select()
    .from(review)
    .where(and(eq(review.productId, productId), isAuthors))
    .orderBy(desc(review.createdAt))
    .for('update');
  return found.find((row) => customerId !== null && row.customerId === customerId) ?? found[0];
}

/** Anybody can type an e-mail: only who is logged in may change what stands under it. */
function mayReplace({ customerId, ownsEmail }: ReviewAuthor, earlier: Review): boolean {
  return customerId !== null && (earlier.customerId === customerId || (earlier.customerId === null && ownsEmail));
}

/** A new review, unless another one of the author came just now; then null. */
async function insertReview(db: Queryable, { productId, author }: NewReview, said: Said): Promise<Review | null> {
  const [kept] = await db
    .insert(review)
    .values({ ...said, id: `r-${randomUUID()}`, productId, email: author.email })
    .onConflictDoNothing()
    .returning();
  return kept ?? null;
}

async function keepReview(ctx: RequestContext, wanted: NewReview): Promise<Review> {
  const { db, locale } = ctx;
  const { productId, author, stars, text, orderCode } = wanted;
  const earlier = await findEarlier(db, wanted);
  if (earlier !== undefined && earlier.stars === stars && earlier.text === text) return earlier;
  if (earlier !== undefined && !mayReplace(author, earlier)) {
    throw new Refusal(409, [{ key: 'alreadyReviewed', code: 'already_reviewed' }]);
  }
  const { customerId, email, name: authorName } = author;
  const buyer = customerId === null ? orderCode !== null && { email, orderCode } : { customerId };
  const isVerified = buyer !== false && (await hasBought(db, buyer, productId));
  const said = { customerId, authorName, stars, text, isVerified, locale, createdAt: ctx.now() };
  if (earlier === undefined) return (await insertReview(db, wanted, said)) ?? keepReview(ctx, wanted);
  await db.update(review).set(said).where(eq(review.id, earlier.id));
  return { ...earlier, ...said };
}

/**
 * Keeps a review, one per shopper and product. Who is logged in replaces an earlier one. The same review once more, as
 * a form that is sent twice brings it, is the one that is there.
 * @throws Refusal 409 for another review under a guest's e-mail
 */
export async function addReview(ctx: RequestContext, wanted: NewReview): Promise<Review> {
  return ctx.db.transaction((tx) => keepReview({ ...ctx, db: tx }, wanted));
}
