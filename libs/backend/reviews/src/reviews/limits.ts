import { day, defineLimits, hour } from '@vyloha/backend-kernel';

export const reviewLimits = defineLimits({
  /** Reveals whether an order number and an e-mail belong together, of guests who name the order they bought by. */
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
  /** The shop gets a mail of each. */
  report: { address: { max: 10, windowSeconds: hour } },
  /** Of somebody else, maybe, who gets a mail that says so. */
  reportOfMailbox: { mailbox: { max: 5, windowSeconds: day } },
  /** Six belong to one review. */
  uploadPhoto: { address: { max: 60, windowSeconds: hour } },
  /** Guests behind one address may be many people, but not for one review. */
  vote: {
    address: { max: 60, windowSeconds: hour },
    reviewAtAddress: { max: 10, windowSeconds: day },
  },
});
