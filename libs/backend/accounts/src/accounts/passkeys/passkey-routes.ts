import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { customer, passkey } from '../tables';
import {
  type CustomerContext,
  type Route,
  dataSchema,
  defineRoute,
  namedSchema,
  notFound,
  paginatedSchema,
  toSinglePage,
} from '@vyloha/backend-kernel';
import { loadShopData } from '@vyloha/backend-shop';
import { requireOwnPassword } from '../passwords/require-own-password';
import { maxPasswordLength } from '../passwords/new-password';
import { requiredText } from '../person-input';
import { enqueueSecurityMail } from '../security-mails/enqueue-security-mail';
import { requireOwnSession } from '../sessions/require-own-session';
import { issueChallenge } from './challenges';
import { credentialOptions, newCredentialInput } from './credential-input';
import { addPasskey, requireRoomForPasskey } from './add-passkey';
import { loadWebAuthn } from './load-web-authn';
import { relyingParty } from './relying-party';
import { userHandle } from './user-handle';

const url = '/store/api/v1/user/passkeys';
const maxNameLength = 60;

const passkeySchema = namedSchema(
  'Passkey',
  v.object({ id: v.string(), name: v.string(), createdAt: v.string(), lastUsedAt: v.nullable(v.string()) }),
);

function toWire({ id, name, createdAt, lastUsedAt }: typeof passkey.$inferSelect) {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

function listPasskeys({ db, customerId }: Pick<CustomerContext, 'db' | 'customerId'>) {
  return db
    .select()
    .from(passkey)
    .where(eq(passkey.customerId, customerId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id));
}

const list = defineRoute({
  method: 'GET',
  url,
  summary: 'Passkeys of the customer',
  access: 'customer',
  response: paginatedSchema(passkeySchema),
  handler: async (ctx) => toSinglePage((await listPasskeys(ctx)).map(toWire)),
});

const options = defineRoute({
  method: 'POST',
  url: `${url}/options`,
  summary: 'Checks the password and returns the challenge that a new passkey has to sign; not for the staff',
  access: 'customer',
  body: v.object({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(maxPasswordLength, 'tooLong')) }),
  response: dataSchema(credentialOptions),
  handler: async (ctx, { body }) => {
    const { db, settings, now, accessTokenHash } = ctx;
    await requireOwnSession(ctx);
    await requireOwnPassword(ctx, { password: body.password, field: 'password' });
    const customerId = ctx.customerId;
    const known = await listPasskeys(ctx);
    requireRoomForPasskey(known.length);
    const [account] = await db.select({ email: customer.email }).from(customer).where(eq(customer.id, customerId));
    const holder = { purpose: 'registration', holderHash: accessTokenHash ?? '', now: now() } as const;
    const { generateRegistrationOptions } = await loadWebAuthn();
    const generated = await generateRegistrationOptions({
      rpID: relyingParty(settings).id,
      rpName: (await loadShopData(db)).settings.contact.name,
      userID: userHandle(customerId),
      userName: account?.email ?? '',
      challenge: Buffer.from(await issueChallenge(db, holder), 'base64url'),
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return { data: { ...generated } };
  },
});

const add = defineRoute({
  method: 'POST',
  url,
  summary: 'Adds a passkey by its signature of the challenge',
  access: 'customer',
  body: v.object({ name: requiredText(maxNameLength), credential: newCredentialInput }),
  response: dataSchema(passkeySchema),
  handler: async (ctx, { body }) => {
    await requireOwnSession(ctx);
    return { data: toWire(await addPasskey(ctx, body)) };
  },
});

const remove = defineRoute({
  method: 'DELETE',
  url: `${url}/:id`,
  summary: 'Removes a passkey of the customer',
  access: 'customer',
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { params: { id } }) => {
    const customerId = ctx.customerId;
    const isOwn = and(eq(passkey.customerId, customerId), eq(passkey.id, id));
    await ctx.db.transaction(async (tx) => {
      const [removed] = await tx.delete(passkey).where(isOwn).returning({ name: passkey.name });
      if (removed === undefined) throw notFound();
      await enqueueSecurityMail(tx, ctx, { kind: 'passkeyRemoved', customerId, detail: removed.name });
    });
    ctx.wakeJobs();
    return { data: {} };
  },
});

export const passkeyRoutes: readonly Route[] = [list, options, add, remove];
