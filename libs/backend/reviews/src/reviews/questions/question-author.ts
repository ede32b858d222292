import { normalizeEmail } from '@vyloha/backend-accounts';
import { HttpError, type RequestContext } from '@vyloha/backend-kernel';
import { findAccount, missingField, toDisplayName } from '../review-author';

interface Asker {
  name: string | null;
  email: string | null;
}

/**
 * Who asks: what was given, else what the account of a logged-in shopper says.
 * @throws Refusal 422 when a guest gave no e-mail
 */
export async function questionAuthor(
  ctx: Pick<RequestContext, 'db' | 'customerId'>,
  { name, email }: Asker,
): Promise<Asker & { email: string }> {
  const account = await findAccount(ctx);
  const mailbox = email ?? account?.email ?? null;
  if (mailbox === null) throw new HttpError(422, [missingField('email')]);
  return { email: normalizeEmail(mailbox), name: name ?? (account && toDisplayName(account)) };
}
