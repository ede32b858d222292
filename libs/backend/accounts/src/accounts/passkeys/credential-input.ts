import * as v from 'valibot';

/** Far above what authenticators send. */
const maxLength = { id: 1400, clientData: 4096, binary: 8192, transport: 20, transports: 10 };

const base64url = (length: number) => v.pipe(v.string(), v.maxLength(length, 'tooLong'), v.regex(/^[\w-]+$/));

const credentialEntries = {
  id: base64url(maxLength.id),
  rawId: base64url(maxLength.id),
  type: v.literal('public-key'),
};

/** A new credential as `navigator.credentials.create` returns it, in JSON. */
export const newCredentialInput = v.object({
  ...credentialEntries,
  response: v.object({
    clientDataJSON: base64url(maxLength.clientData),
    attestationObject: base64url(maxLength.binary),
    transports: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(), v.maxLength(maxLength.transport, 'tooLong'))),
        v.maxLength(maxLength.transports, 'tooLong'),
      ),
      [],
    ),
  }),
});

/** A signature as `navigator.credentials.get` returns it, in JSON. */
export const signatureInput = v.object({
  ...credentialEntries,
  response: v.object({
    clientDataJSON: base64url(maxLength.clientData),
    authenticatorData: base64url(maxLength.binary),
    signature: base64url(maxLength.binary),
  }),
});

export type NewCredential = v.InferOutput<typeof newCredentialInput>;
export type Signature = v.InferOutput<typeof signatureInput>;

/** Options for the browser, passed through by the storefront as they are. */
export const credentialOptions = v.looseObject({ challenge: v.string() });
