import { accountPaths, paths } from '@vyloha/links';

/**
 * Where a claim is shown.
 * @param token secret of its order; null in the account
 */
export function claimPages(token: string | null) {
  if (token === null) {
    return {
      list: accountPaths.claims(),
      claim: accountPaths.claim,
      protocol: accountPaths.claimProtocol,
      photo: accountPaths.claimPhoto,
      order: paths.order,
    };
  }
  return {
    list: accountPaths.claimOrder(token),
    claim: (code: string) => accountPaths.orderClaim({ token, code }),
    protocol: (code: string) => accountPaths.orderClaimProtocol({ token, code }),
    photo: (code: string, number: number) => accountPaths.orderClaimPhoto({ token, code, number }),
    order: () => paths.orderByToken(token),
  };
}
