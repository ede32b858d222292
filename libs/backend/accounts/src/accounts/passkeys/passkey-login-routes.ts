import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { passkey } from '../tables';
import {
  HttpError,
  type RequestContext,
  type Route,
  dataSchema,
  defineRoute,
  enforceRateLimits,
  hashToken,
} from '@vyloha/backend-kernel';
import { accountLimits } from '../limits';
import { completeLogin, loginSchema } from '../login/complete-login';
import { createLogin } from '../login/log-in';
import { optionalToken, tokenInput } from '../mailed-links/token-input';
import { userAgentInput } from '../sessions/user-agent-input';
import { issueChallenge, redeemChallenge } from './challenges';
import { credentialOptions, signatureInput, type Signature } from './credential-input';
import { loadWebAuthn } from './load-web-authn';
import { relyingParty } from './relying-party';

/** One error for all reasons: nothing reveals which credentials exist. */
const refusedError = () => new HttpError(422, [{ key: 'passkeyRefused', code: 'passkey_refused' }]);

/** Secret of the browser's session with the storefront: another browser cannot use the challenge. */
const browserInput = tokenInput;

const options = defineRoute({
  method: 'POST',
  url: '/store/api/oauth/passkey-options',
  summary: 'Returns the challenge that a passkey signs to log in, without an e-mail',
  access: 'anyone',
  body: v.object({ browser: browserInput }),
  response: dataSchema(credentialOptions),
  handler: async (ctx, { body }) => {
    await enforceRateLimits(ctx, accountLimits.requestPasskeyLogin);
    const holder = { purpose: 'login', holderHash: hashToken(body.browser), now: ctx.now() } as const;
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const generated = await generateAuthenticationOptions({
      rpID: relyingParty(ctx.settings).id,
      challenge: Buffer.from(await issueChallenge(ctx.db, holder), 'base64url'),
      userVerification: 'preferred',
    });
    return { data: { ...generated } };
  },
});

/** The customer whose passkey signed an unused challenge of this browser; null for any reason not to log in. */
async function findSigner(ctx: RequestContext, browser: string, signature: Signature): Promise<string | null> {
  const { db, settings, now } = ctx;
  const [known] = await db.select().from(passkey).where(eq(passkey.credentialId, signature.id));
  if (known === undefined) return null;
  const { id, origin } = relyingParty(settings);
  const holder = { purpose: 'login', holderHash: hashToken(browser), now: now() } as const;
  // It throws for whatever does not fit, also a counter that did not grow.
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await verifyAuthenticationResponse({
    response: { ...signature, clientExtensionResults: {} },
    expectedChallenge: (challenge) => redeemChallenge(db, { ...holder, challenge }),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(known.publicKey),
      counter: known.counter,
    },
  }).catch((error: unknown) => {
    ctx.log.info({ err: error }, 'a passkey was refused');
    return null;
  });
  if (verified === null || !verified.verified) return null;
  const { newCounter: counter } = verified.authenticationInfo;
  await db.update(passkey).set({ counter, lastUsedAt: now() }).where(eq(passkey.id, known.id));
  return known.customerId;
}

const login = defineRoute({
  method: 'POST',
  url: '/store/api/oauth/passkey',
  summary: 'Logs in by the signature of a passkey; the guest cart becomes the customer’s',
  access: 'anyone',
  body: v.object({
    browser: browserInput,
    credential: signatureInput,
    device_token: optionalToken,
    user_agent: userAgentInput,
  }),
  response: dataSchema(loginSchema),
  handler: async (ctx, { body }) => {
    await enforceRateLimits(ctx, accountLimits.logInByPasskey);
    const customerId = await findSigner(ctx, body.browser, body.credential);
    if (customerId === null) throw refusedError();
    const { device_token: deviceToken, user_agent: userAgent } = body;
    const opened = await ctx.db.transaction((tx) => createLogin(tx, ctx, { customerId, userAgent, deviceToken }));
    return completeLogin(ctx, opened);
  },
});

export const passkeyLoginRoutes: readonly Route[] = [options, login];
