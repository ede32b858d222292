/** No backend makes longer ones; a browser keeps a cookie of 4 096 bytes, and a request has to carry it with others. */
export const maxTokenLength = 2_048;

/** `b64token` of RFC 6750, which is also all that a header may hold of it. */
const b64token = /^[A-Za-z0-9\-._~+/]+=*$/;

/** Whether a backend can have made this bearer, or this token of a guest's cart. */
export function isToken(text: string): boolean {
  return text.length <= maxTokenLength && b64token.test(text);
}
