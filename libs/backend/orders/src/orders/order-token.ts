import { and, desc, eq, isNotNull, notInArray } from 'drizzle-orm';
import { type Queryable, hashToken, newToken } from '@vyloha/backend-kernel';
import { orderToken } from './tables';

/** Whoever places again and again has their last answers open the order, and that to the first one. */
const maxAnswers = 5;

/** A further secret that opens an order, for a mail. Only its hash is stored, so that each mail has its own. */
export async function addOrderToken(
  db: Queryable,
  orderId: string,
  answeredAt: Date | null = null,
): Promise<{ token: string; tokenHash: string }> {
  const token = newToken();
  const tokenHash = hashToken(token);
  await db.insert(orderToken).values({ tokenHash, orderId, answeredAt });
  return { token, tokenHash };
}

/** A secret for a mail about an order, which nobody has if the mail is not sent: then it is forgotten. */
export async function addMailToken(
  db: Queryable,
  orderId: string,
): Promise<{ token: string; forget: () => Promise<void> }> {
  const { token, tokenHash } = await addOrderToken(db, orderId);
  return {
    token,
    forget: async () => {
      await db.delete(orderToken).where(eq(orderToken.tokenHash, tokenHash));
    },
  };
}

/** A further secret for a repeated answer to placing; the oldest of them ends. */
export async function answerWithToken(db: Queryable, orderId: string, now: Date): Promise<string> {
  const { token } = await addOrderToken(db, orderId, now);
  const isAnswer = and(eq(orderToken.orderId, orderId), isNotNull(orderToken.answeredAt));
  const last = db
    .select({ tokenHash: orderToken.tokenHash })
    .from(orderToken)
    .where(isAnswer)
    .orderBy(desc(orderToken.answeredAt))
    .limit(maxAnswers);
  await db.delete(orderToken).where(and(isAnswer, notInArray(orderToken.tokenHash, last)));
  return token;
}
