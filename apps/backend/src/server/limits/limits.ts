import type { TextKey } from '../../i18n/texts';

/** A number of attempts within a window that starts with the first of them. */
export interface Limit {
  max: number;
  windowSeconds: number;
  /** Attempts beyond this number are delayed, twice as long each time. */
  free?: number;
  /** The error when the limit is reached, where waiting is not the solution. */
  exhausted?: { key: TextKey; code: string };
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * All rate limits: the action, the subjects it is counted by, and how often it may happen. `address` is the caller's
 * IP address, with allowance for an office behind one; the route passes all other subjects.
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
  /** Wrong passwords from a browser that has logged in to the account before: others cannot exhaust this limit. */
  loginOnKnownDevice: { device: { max: 10, windowSeconds: 15 * minute } },
  requestLoginLink: {
    address: { max: 20, windowSeconds: hour },
    mailbox: { max: 5, windowSeconds: hour },
  },
  followLoginLink: { address: { max: 30, windowSeconds: 15 * minute } },
  /** The challenges of guests are stored for minutes. */
  requestPasskeyLogin: { address: { max: 60, windowSeconds: 15 * minute } },
  logInByPasskey: { address: { max: 50, windowSeconds: 15 * minute } },
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
  /** Wrong passwords of an open session only, whatever they are asked for. */
  changePassword: { account: { max: 5, windowSeconds: 15 * minute } },
  /** Mails to a mailbox that may be somebody else's. */
  changeEmail: {
    account: { max: 5, windowSeconds: hour },
    mailbox: { max: 5, windowSeconds: hour },
  },
  confirmEmailChange: { account: { max: 20, windowSeconds: 15 * minute } },
  /** Reads everything the shop knows of a customer. */
  exportPersonalData: { account: { max: 10, windowSeconds: hour } },
  placeOrder: {
    address: { max: 300, windowSeconds: hour },
    cart: { max: 60, windowSeconds: hour },
  },
  /** Codes could be guessed. */
  coupon: { address: { max: 60, windowSeconds: 15 * minute } },
  /** A page of an order takes two. */
  orderByToken: { address: { max: 600, windowSeconds: 15 * minute } },
  /**
   * Reveals whether an order number and an e-mail belong together. Whoever guesses has many addresses; the numbers
   * follow each other, so a mailbox could be tried with all of them. What belongs together is not counted.
   */
  withdrawalAccess: {
    address: { max: 20, windowSeconds: 15 * minute },
    order: { max: 10, windowSeconds: hour, exhausted: { key: 'orderLinkRequired', code: 'order_link_required' } },
    mailbox: { max: 10, windowSeconds: hour, exhausted: { key: 'orderLinkRequired', code: 'order_link_required' } },
  },
  claim: { address: { max: 60, windowSeconds: hour }, account: { max: 20, windowSeconds: hour } },
  requestQuote: { address: { max: 60, windowSeconds: hour }, account: { max: 20, windowSeconds: hour } },
  schedule: { address: { max: 60, windowSeconds: hour }, account: { max: 30, windowSeconds: hour } },
  withdraw: { address: { max: 60, windowSeconds: hour }, order: { max: 20, windowSeconds: hour } },
  /** Each asks the gateway, which sends its own from few addresses. */
  notifyPayment: {
    address: { max: 3000, windowSeconds: 15 * minute },
    payment: { max: 60, windowSeconds: 15 * minute },
  },
  payOrder: { address: { max: 300, windowSeconds: hour }, order: { max: 60, windowSeconds: hour } },
  ownOrder: { account: { max: 600, windowSeconds: 15 * minute } },
  /** Pictures may have to be rendered. */
  exportPictures: { account: { max: 60, windowSeconds: hour } },
  /** Reveals the same of guests, who name the order they bought by. */
  reviewOfOrder: { order: { max: 10, windowSeconds: hour } },
  review: {
    address: { max: 20, windowSeconds: hour },
    mailbox: { max: 10, windowSeconds: hour },
  },
  /** Of somebody else's mailbox, maybe: whoever answers sees the question first. */
  question: {
    address: { max: 10, windowSeconds: hour },
    mailbox: { max: 5, windowSeconds: hour },
  },
  /** Six belong to one review. */
  uploadPhoto: { address: { max: 60, windowSeconds: hour } },
  /** Guests behind one address may be many people, but not for one review. */
  vote: {
    address: { max: 60, windowSeconds: hour },
    reviewAtAddress: { max: 10, windowSeconds: day },
  },
  /** Its confirmation may reach somebody else's mailbox. */
  contact: {
    address: { max: 10, windowSeconds: hour },
    mailbox: { max: 5, windowSeconds: hour },
  },
  newsletter: {
    address: { max: 20, windowSeconds: hour },
    mailbox: { max: 5, windowSeconds: hour },
  },
  cookieConsent: { address: { max: 300, windowSeconds: hour } },
  newsletterLink: { address: { max: 60, windowSeconds: hour } },
  watch: {
    address: { max: 20, windowSeconds: hour },
    mailbox: { max: 10, windowSeconds: day },
  },
  cancelWatch: { address: { max: 60, windowSeconds: hour } },
  companyByIco: { address: { max: 120, windowSeconds: 15 * minute } },
  inviteMember: { account: { max: 60, windowSeconds: hour }, mailbox: { max: 5, windowSeconds: hour } },
  openInvitation: { address: { max: 60, windowSeconds: 15 * minute } },
  /** Search is the most expensive public request. */
  search: { address: { max: 300, windowSeconds: minute } },
} as const satisfies Record<string, Readonly<Record<string, Limit>>>;

export type LimitName = keyof typeof limits;
