export { aHandlerContext } from './testing/a-handler-context';
export type { HandlerContext } from './testing/a-handler-context';
export { aShopper, aUser } from './testing/a-shopper';
export { aShopperView } from './testing/a-shopper-view';
export { someCurrencies } from './testing/some-currencies';
export { aCookieJar } from './testing/a-cookie-jar';
export { readIdentityProof } from './model/identity-proof';
export { parseSessionCookie } from './model/session-cookie';
