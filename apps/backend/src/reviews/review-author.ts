import { eq } from 'drizzle-orm';
import { normalizeEmail } from '../accounts/find-customer';
import { customer } from '../database/schema';
import { Refusal, type RefusalReason } from '../server/refusal';
import type { RequestContext } from '../server/request-context';

export interface ReviewAuthor {
  /** Null for a guest. */
  customerId: string | null;
  /** In small letters. */
  email: string;
  name: string;
  /** Whether the shop knows that the mailbox is the author's own. */
  ownsEmail: boolean;
}

interface TypedAuthor {
  name: string | null;
  email: string | null;
}

function missing(field: keyof TypedAuthor): RefusalReason {
  return { key: 'requiredValue', field, code: 'invalid' };
}

/** Nobody's whole surname stands under what they wrote. */
const shownName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${[...lastName].slice(0, 1).join('')}.`;

/**
 * Who is logged in is named by the account; a guest by what they typed.
 * @throws Refusal 422 when a guest gave no name or e-mail
 */
export async function reviewAuthor(
  { db, customerId }: Pick<RequestContext, 'db' | 'customerId'>,
  { name, email }: TypedAuthor,
): Promise<ReviewAuthor> {
  const [account] =
    customerId === null ? [] : await db.select().from(customer).where(eq(customer.id, customerId)).limit(1);
  if (account !== undefined) {
    const ownsEmail = account.emailConfirmedAt !== null;
    return { customerId, email: normalizeEmail(account.email), name: shownName(account), ownsEmail };
  }
  if (name === null || email === null) {
    throw new Refusal(422, [
      ...(name === null ? [missing('name')] : []),
      ...(email === null ? [missing('email')] : []),
    ]);
  }
  return { customerId: null, email: normalizeEmail(email), name, ownsEmail: false };
}
