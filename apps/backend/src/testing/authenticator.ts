import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const flags = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 };
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** CBOR of 24 to 255 bytes. */
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

/** CBOR of a short text. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

interface SignInput {
  challenge: string;
  origin?: string;
}

interface AuthenticatorOptions {
  /** Whether it counts its signatures. */
  isCounting?: boolean;
}

/** A passkey in software: an ES256 key with what a browser would send for it. */
export function createAuthenticator({ isCounting = true }: AuthenticatorOptions = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let counter = 0;

  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    ...[0x21, 0x22].map((label, at) =>
      Buffer.concat([Buffer.from([label]), cborBytes(Buffer.from(at === 0 ? x : y, 'base64url'))]),
    ),
  ]);

  function authenticatorData(kind: number): Buffer {
    if (isCounting) counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256('localhost'), Buffer.from([flags.userPresent | flags.userVerified | kind]), count]);
  }

  const clientData = (type: string, { challenge, origin = 'http://localhost:3000' }: SignInput) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = { id, rawId: id, type: 'public-key' };

  return {
    id,
    /** Forgets how often it signed, as a copy of it would. */
    rewind() {
      counter = 0;
    },
    /** The new credential. */
    create(input: SignInput) {
      const idLength = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), idLength, credentialId, coseKey]);
      const authData = cborBytes(Buffer.concat([authenticatorData(flags.attested), attested]));
      const attestationObject = Buffer.concat([
        ...[Buffer.from([0xa3]), cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), authData],
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', input).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      };
      return { ...credential, response };
    },
    /** A signature of the challenge. */
    get(input: SignInput) {
      const data = authenticatorData(0);
      const client = clientData('webauthn.get', input);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      };
      return { ...credential, response };
    },
  };
}
