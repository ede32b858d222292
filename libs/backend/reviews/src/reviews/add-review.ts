import { randomUUID } from 'node:crypto';
import { and, desc, eq, or } from 'drizzle-orm';
import { HttpError, type Queryable, type RequestContext } from '@vyloha/backend-kernel';
import { review } from './tables';
import { hasBought } from './has-bought';
import { attachPhotos, havePhotos } from './photos/attach-photos';
import type { ReviewAuthor } from './review-author';

type Review = typeof review.$inferSelect;

type ReviewValues = Omit<Review, 'id' | 'productId' | 'email' | 'isHidden'>;

interface NewReview {
  productId: string;
  author: ReviewAuthor;
  stars: number;
  text: string | null;
  /** File keys of uploaded photographs; none to leave them as they are. */
  photos: readonly string[];
  /** Of the order in which a guest bought the product; null when not given. */
  orderCode: string | null;
}

/** The author's earlier review of the product; by account first, else by the e-mail. */
async function findPreviousReview(db: Queryable, { productId, author }: NewReview): Promise<Review | undefined> {
  const { customerId, email } = author;
  const isByAuthor = or(customerId === null ? undefined : eq(review.customerId, customerId), eq(review.email, email));
  const found = await db
    .select()
    .from(review)
    .where(and(eq(review.productId, productId), isByAuthor))
    .orderBy(desc(review.createdAt))
    .for('update');
  return found.find((row) => customerId !== null && row.customerId === customerId) ?? found[0];
}

function alreadyReviewed(): HttpError {
  return new HttpError(409, [{ key: 'alreadyReviewed', code: 'already_reviewed' }]);
}

/** Anybody can type an e-mail: only a logged-in author may change the review stored under it. */
function canReplace({ customerId, ownsEmail }: ReviewAuthor, previous: Review): boolean {
  return customerId !== null && (previous.customerId === customerId || (previous.customerId === null && ownsEmail));
}

/** A new review, unless another one of the author was stored concurrently; then null. */
async function insertReview(
  db: Queryable,
  { productId, author }: NewReview,
  values: ReviewValues,
): Promise<Review | null> {
  const [inserted] = await db
    .insert(review)
    .values({ ...values, id: `r-${randomUUID()}`, productId, email: author.email })
    .onConflictDoNothing()
    .returning();
  return inserted ?? null;
}

interface SavedReview extends Review {
  isNew: boolean;
}

async function saveReview(ctx: RequestContext, newReview: NewReview): Promise<SavedReview> {
  const { db, locale } = ctx;
  const { productId, author, stars, text, orderCode } = newReview;
  const previous = await findPreviousReview(db, newReview);
  if (previous !== undefined && previous.stars === stars && previous.text === text) {
    return { ...previous, isNew: false };
  }
  if (previous !== undefined && !canReplace(author, previous)) {
    throw alreadyReviewed();
  }
  const { customerId, email, name: authorName } = author;
  const buyer = customerId === null ? orderCode !== null && { email, orderCode } : { customerId };
  const isVerified = buyer !== false && (await hasBought(db, buyer, productId));
  const values = { customerId, authorName, stars, text, isVerified, locale, createdAt: ctx.now() };
  if (previous === undefined) {
    const inserted = await insertReview(db, newReview, values);
    return inserted === null ? saveReview(ctx, newReview) : { ...inserted, isNew: true };
  }
  await db.update(review).set(values).where(eq(review.id, previous.id));
  return { ...previous, ...values, isNew: false };
}

/** Whoever types a guest's e-mail and the same review again must not exchange its photographs. */
async function savePhotos(db: Queryable, saved: SavedReview, { author, photos }: NewReview): Promise<void> {
  if (saved.isNew || canReplace(author, saved)) return attachPhotos(db, saved.id, photos);
  if (!(await havePhotos(db, saved.id, photos))) throw alreadyReviewed();
}

/**
 * Stores a review, one per shopper and product. A logged-in author replaces an earlier one. Submitting the same review
 * again, as a form sent twice does, returns the existing one.
 * @throws Refusal 409 for another review under a guest's e-mail
 */
export async function addReview(ctx: RequestContext, newReview: NewReview): Promise<Review> {
  return ctx.db.transaction(async (tx) => {
    const saved = await saveReview({ ...ctx, db: tx }, newReview);
    await savePhotos(tx, saved, newReview);
    return saved;
  });
}
