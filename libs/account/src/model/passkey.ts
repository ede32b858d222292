import { ruleMessages } from '@vyloha/forms/rules';
import * as v from 'valibot';

/** One of `GET /api/v1/user/passkeys` on the wire; times are ISO 8601 with zone. */
const passkeyResponse = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});

export type Passkey = v.InferOutput<typeof passkeyResponse>;

/** A customer's passkeys on the wire. */
export const passkeysResponse = v.array(passkeyResponse);

/** What a passkey has to sign; passed to the browser as it is. */
export const credentialOptionsResponse = v.looseObject({ challenge: v.string() });

export type CredentialOptions = v.InferOutput<typeof credentialOptionsResponse>;

/** Answer of the shop to the browser: what to sign, or why not in the shopper's language. */
const passkeyAnswer = v.union([v.object({ options: credentialOptionsResponse }), v.object({ error: v.string() })]);

/** @throws an error for anything else */
export function parsePasskeyAnswer(json: unknown): v.InferOutput<typeof passkeyAnswer> {
  return v.parse(passkeyAnswer, json);
}

/** The login form of a passkey. */
export const passkeyLoginInput = v.object({
  passkey: v.string(ruleMessages.required),
  redirectTo: v.optional(v.string()),
});

/** Far above what browsers send. */
const maxCredentialLength = 30_000;

/** The credential of a form, for the backend to check; null when it is no JSON. */
export function parseCredential(text: string): unknown {
  if (text.length > maxCredentialLength) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Longest name of a passkey. */
export const maxPasskeyName = 60;
