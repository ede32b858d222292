import { day, defineLimits, hour, minute } from '@vyloha/backend-kernel';

export const accountLimits = defineLimits({
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
  /** Of a link that somebody opens: as often as a form behind one may be sent, and again. */
  readLinkState: { address: { max: 60, windowSeconds: 15 * minute } },
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
});
