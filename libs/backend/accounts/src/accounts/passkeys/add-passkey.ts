import { count, eq } from 'drizzle-orm';
import { passkey } from '../tables';
import { type CustomerContext, HttpError } from '@vyloha/backend-kernel';
import { enqueueSecurityMail } from '../security-mails/enqueue-security-mail';
import { redeemChallenge } from './challenges';
import type { NewCredential } from './credential-input';
import { loadWebAuthn } from './load-web-authn';
import { relyingParty } from './relying-party';

const maxPasskeys = 20;

/** @throws HttpError 422 for a customer who has as many as there may be */
export function requireRoomForPasskey(owned: number): void {
  if (owned < maxPasskeys) return;
  throw new HttpError(422, [{ key: 'passkeysFull', values: { limit: maxPasskeys }, code: 'full' }]);
}

/** The credential, where it signed an unused challenge of this session. */
async function verifyCredential(ctx: CustomerContext, { response, ...rest }: NewCredential) {
  const { id, origin } = relyingParty(ctx.settings);
  const holder = { purpose: 'registration', holderHash: ctx.accessTokenHash ?? '', now: ctx.now() } as const;
  const { clientDataJSON, attestationObject } = response;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await verifyRegistrationResponse({
    response: { ...rest, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: (challenge) => redeemChallenge(ctx.db, { ...holder, challenge }),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch((error: unknown) => {
    ctx.log.info({ err: error }, 'a new passkey was refused');
    return null;
  });
  return verified?.registrationInfo?.credential ?? null;
}

/** @throws HttpError 422 for a credential that signed no challenge of this session, or exists, or is one too many */
export async function addPasskey(
  ctx: CustomerContext,
  { name, credential }: { name: string; credential: NewCredential },
): Promise<typeof passkey.$inferSelect> {
  const verified = await verifyCredential(ctx, credential);
  if (verified === null) throw new HttpError(422, [{ key: 'passkeyNotAdded', code: 'passkey_refused' }]);
  const customerId = ctx.customerId;
  const [owned] = await ctx.db.select({ count: count() }).from(passkey).where(eq(passkey.customerId, customerId));
  requireRoomForPasskey(owned?.count ?? 0);
  const { id: credentialId, publicKey, counter } = verified;
  const row = {
    customerId,
    name,
    credentialId,
    counter,
    createdAt: ctx.now(),
    publicKey: Buffer.from(publicKey),
    transports: credential.response.transports,
  };
  const added = await ctx.db.transaction(async (tx) => {
    const [inserted] = await tx.insert(passkey).values(row).onConflictDoNothing().returning();
    if (inserted !== undefined) await enqueueSecurityMail(tx, ctx, { kind: 'passkeyAdded', customerId, detail: name });
    return inserted;
  });
  ctx.wakeJobs();
  if (added === undefined) throw new HttpError(422, [{ key: 'passkeyNotAdded', code: 'passkey_refused' }]);
  return added;
}
