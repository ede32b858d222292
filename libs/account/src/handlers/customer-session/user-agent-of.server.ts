/** The limit of the backend. */
const maxLength = 512;

/** By which the backend names the browser among the customer's devices. */
export function userAgentOf(request: Request): string | null {
  return request.headers.get('User-Agent')?.slice(0, maxLength) ?? null;
}
