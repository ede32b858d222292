/** Backends issue no longer ones; browsers limit a cookie to 4 096 bytes, and a request carries several. */
export const maxTokenLength = 2_048;

/** `b64token` of RFC 6750, which is safe in a header. */
const b64token = /^[A-Za-z0-9\-._~+/]+=*$/;

/** Whether a text has the format of a bearer token or a guest cart token. */
export function isToken(text: string): boolean {
  return text.length <= maxTokenLength && b64token.test(text);
}
