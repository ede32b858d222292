/**
 * Path of the calls about claims.
 * @param token secret of an order; null for the claims of the customer
 */
export function claimsPath(token: string | null): string {
  return token === null ? '/api/v1/user/claims' : `/api/v1/claims/orders/${encodeURIComponent(token)}`;
}
