export type { CookieJar } from './model/cookie-jar';
export { flashMessageSchema } from './model/flash-message';
export type { FlashMessage } from './model/flash-message';
export { defaultVariant, toGuest } from './model/shopper';
export type { Shopper } from './model/shopper';
export type { ShopperSession } from './model/shopper-session';
export type { User, UserAddress, UserBusiness } from './model/user';
