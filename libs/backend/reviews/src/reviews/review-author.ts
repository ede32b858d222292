import { eq } from 'drizzle-orm';
import { normalizeEmail } from '@vyloha/backend-accounts';
import { customer } from '@vyloha/backend-accounts/tables';
import { HttpError, type HttpErrorReason, type RequestContext } from '@vyloha/backend-kernel';

export interface ReviewAuthor {
  /** Null for a guest. */
  customerId: string | null;
  /** In lower case. */
  email: string;
  name: string;
  /** Whether the author has proven the mailbox. */
  ownsEmail: boolean;
}

interface AuthorInput {
  name: string | null;
  email: string | null;
}

export function missingField(field: keyof AuthorInput): HttpErrorReason {
  return { key: 'requiredValue', field, code: 'invalid' };
}

/** Full surnames are never published. */
export const toDisplayName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${[...lastName].slice(0, 1).join('')}.`;

/** The account of a logged-in shopper. */
export async function findAccount({ db, customerId }: Pick<RequestContext, 'db' | 'customerId'>) {
  if (customerId === null) return null;
  const [account] = await db.select().from(customer).where(eq(customer.id, customerId)).limit(1);
  return account ?? null;
}

/**
 * A logged-in author is named by the account; a guest by the given name.
 * @throws Refusal 422 when a guest gave no name or e-mail
 */
export async function reviewAuthor(
  ctx: Pick<RequestContext, 'db' | 'customerId'>,
  { name, email }: AuthorInput,
): Promise<ReviewAuthor> {
  const account = await findAccount(ctx);
  if (account !== null) {
    const ownsEmail = account.emailConfirmedAt !== null;
    return { customerId: account.id, email: normalizeEmail(account.email), name: toDisplayName(account), ownsEmail };
  }
  if (name === null || email === null) {
    throw new HttpError(422, [
      ...(name === null ? [missingField('name')] : []),
      ...(email === null ? [missingField('email')] : []),
    ]);
  }
  return { customerId: null, email: normalizeEmail(email), name, ownsEmail: false };
}
