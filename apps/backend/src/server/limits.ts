import type { TextKey } from '../i18n/texts';

/** So many attempts within a window that begins with the first of them. */
export interface Limit {
  max: number;
  windowSeconds: number;
  /** Attempts beyond so many have to wait for each other, twice as long each time. */
  free?: number;
  /** What is said once the window is used up, where waiting is not the way on. */
  exhausted?: { key: TextKey; code: string };
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Everything that is limited: what is done, by whom it is counted, and how often it may be. `address` is the caller's,
 * with room for an office behind one; every other subject is named by the route.
 */
export const limits = {
  /** Wrong passwords only. */
  login: {
    address: { max: 50, windowSeconds: 15 * minute },
    accountAtAddress: { max: 5, windowSeconds: 15 * minute },
    account: {
      max: 50,
      windowSeconds: day,
      free: 10,
      exhausted: { key: 'loginLinkRequired', code: 'login_link_required' },
    },
  },
  /** Wrong passwords from a browser that has logged in to the account before: strangers do not use these up. */
  loginOnKnownDevice: { device: { max: 10, windowSeconds: 15 * minute } },
  requestLoginLink: {
    address: { max: 20, windowSeconds: hour },
    mailbox: { max: 5, windowSeconds: hour },
  },
  followLoginLink: { address: { max: 30, windowSeconds: 15 * minute } },
  logInAsCustomer: { address: { max: 30, windowSeconds: 15 * minute } },
  register: {
    address: { max: 60, windowSeconds: hour },
    mailbox: { max: 5, windowSeconds: hour },
  },
  registerWithOrder: { mailbox: { max: 5, windowSeconds: hour } },
  confirmRegistration: {
    address: { max: 30, windowSeconds: 15 * minute },
    token: { max: 10, windowSeconds: hour },
  },
  requestActivation: { account: { max: 5, windowSeconds: hour } },
  activate: { account: { max: 20, windowSeconds: 15 * minute } },
  forgotPassword: {
    address: { max: 20, windowSeconds: hour },
    mailbox: { max: 5, windowSeconds: hour },
  },
  resetPassword: { address: { max: 20, windowSeconds: 15 * minute } },
  /** Wrong old passwords only. */
  changePassword: { account: { max: 5, windowSeconds: 15 * minute } },
  placeOrder: {
    address: { max: 300, windowSeconds: hour },
    cart: { max: 60, windowSeconds: hour },
  },
  orderByToken: { address: { max: 300, windowSeconds: 15 * minute } },
  ownOrder: { account: { max: 300, windowSeconds: 15 * minute } },
  /** Tells of an order number and e-mail whether they belong together. */
  review: {
    address: { max: 20, windowSeconds: hour },
    mailbox: { max: 10, windowSeconds: hour },
  },
  contact: { address: { max: 10, windowSeconds: hour } },
  newsletter: { address: { max: 20, windowSeconds: hour } },
  watch: {
    address: { max: 20, windowSeconds: hour },
    mailbox: { max: 10, windowSeconds: day },
  },
  cancelWatch: { address: { max: 60, windowSeconds: hour } },
  /** Searching costs more than anything else anyone may ask for. */
  search: { address: { max: 300, windowSeconds: minute } },
} as const satisfies Record<string, Readonly<Record<string, Limit>>>;

export type LimitName = keyof typeof limits;
